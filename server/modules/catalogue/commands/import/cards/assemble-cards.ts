import { type CardType, numbersOf, type Rarity, type VariantType } from '@domain/card';
import { identityOf, type Printing, type RowNote } from './printing';

/** A card of the file, assembled from its rows. */
export interface FileCard {
  identity: string;
  name: string;
  subtitle: string | null;
  cardType: CardType;
  /** In the file's order; at most one of each type. */
  printings: Map<VariantType, Printing>;
}

interface AssembledSet {
  cards: FileCard[];
  rejected: RowNote[];
  /** Whether the file lists foils at all (rules/catalogue#foil-numbers). */
  hasFoilRows: boolean;
}

/**
 * Assembles the rows of one set into cards. Rows of one printing under several numbers, as in starter sets, are joined.
 * Rows of other sets, duplicate rows, and a number that another card of the file has are rejected.
 */
export function assembleCards(printings: readonly Printing[], setCode: string): AssembledSet {
  const cards = new Map<string, FileCard>();
  const standardNumbers = new Map<string, string>();
  const rejected: RowNote[] = [];
  for (const printing of printings) {
    const identity = identityOf(printing);
    const card = cards.get(identity) ?? newCard(identity, printing);
    const reason = faultOf(printing, card, setCode, standardNumbers);
    if (reason !== null) {
      rejected.push({ row: printing.row, name: printing.name, reason });
      continue;
    }
    if (printing.variantType === 'STANDARD')
      standardNumbers.set(printing.number.toLowerCase(), printing.name);
    const earlier = card.printings.get(printing.variantType);
    card.printings.set(printing.variantType, earlier ? joinRows(earlier, printing) : printing);
    cards.set(identity, card);
  }
  const hasFoilRows = [...cards.values()].some(
    (card) => card.printings.has('FOIL') || card.printings.has('HYPERSPACE_FOIL'),
  );
  return { cards: [...cards.values()], rejected, hasFoilRows };
}

const newCard = (identity: string, { name, subtitle, cardType }: Printing): FileCard => ({
  identity,
  name,
  subtitle,
  cardType,
  printings: new Map(),
});

function faultOf(
  printing: Printing,
  card: FileCard,
  setCode: string,
  standardNumbers: ReadonlyMap<string, string>,
): string | null {
  if (printing.setCode !== setCode) return `belongs to the set ${printing.setCode}, not ${setCode}`;
  const earlier = card.printings.get(printing.variantType);
  if (earlier && hasNumber(earlier, printing.number)) return `repeats row ${earlier.row}`;
  const holder = standardNumbers.get(printing.number.toLowerCase());
  if (printing.variantType === 'STANDARD' && holder !== undefined) {
    return `its number ${printing.number} is already the number of ${holder}`;
  }
  return null;
}

/** `011`, `11` and, of another printing, `11f` and `011F` are the same number; `9` comes before `011`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });

/** Whether a printing is already listed under a number. */
const hasNumber = (printing: Printing, number: string): boolean =>
  numbersOf(printing).some((each) => compare(each, number) === 0);

/**
 * One printing from two rows with different numbers, in any order. The row with the lowest number counts; a missing
 * price or picture comes from the other.
 */
function joinRows(one: Printing, other: Printing): Printing {
  const [main, further] = compare(one.number, other.number) <= 0 ? [one, other] : [other, one];
  const [number = main.number, ...otherNumbers] = [...numbersOf(one), ...numbersOf(other)].sort(
    compare,
  );
  return {
    ...main,
    number,
    otherNumbers,
    ...pricesOf(main.priceCents === null ? further : main),
    ...foilPricesOf(main.foilPriceCents === null ? further : main),
    frontUrl: main.frontUrl ?? further.frontUrl,
    backUrl: main.backUrl ?? further.backUrl,
    artist: main.artist ?? further.artist,
  };
}

/** A price and the lowest one belong together, so both are of the same row. */
const pricesOf = ({ priceCents, lowPriceCents }: Printing) => ({ priceCents, lowPriceCents });
const foilPricesOf = ({ foilPriceCents, foilLowPriceCents }: Printing) => ({
  foilPriceCents,
  foilLowPriceCents,
});

/** The sets whose special cards were printed without foil (rules/catalogue#foil-numbers). */
const SPECIAL_WITHOUT_FOIL = new Set(['SOR', 'SHD', 'TWI']);

/** Foil and hyperspace foil exist unless a card is a leader, a common base, or special in early sets. */
export function hasFoils(card: { cardType: CardType; rarity: Rarity }, setCode: string): boolean {
  if (card.cardType === 'LEADER') return false;
  if (card.cardType === 'BASE' && card.rarity === 'COMMON') return false;
  return !(card.rarity === 'SPECIAL' && SPECIAL_WITHOUT_FOIL.has(setCode));
}

/**
 * The foils of a card in a set whose file lists none (rules/catalogue#foil-numbers): each has the number and the
 * pictures of its plain printing, and that row's `FoilPrice`.
 */
export function derivedFoils(printings: ReadonlyMap<VariantType, Printing>): Printing[] {
  const foilOf = (base: VariantType, variantType: VariantType): Printing[] => {
    const printing = printings.get(base);
    if (!printing) return [];
    const { foilPriceCents: priceCents, foilLowPriceCents: lowPriceCents } = printing;
    return [{ ...printing, variantType, fields: null, priceCents, lowPriceCents }];
  };
  return [...foilOf('STANDARD', 'FOIL'), ...foilOf('HYPERSPACE', 'HYPERSPACE_FOIL')];
}
