import type { CardType, VariantType } from '@domain/card';
import { bears, joinRows } from './join-rows';
import { identityOf, type Printing, type RowNote } from './printing';

/** A card of the file: its rows put together. */
export interface FileCard {
  identity: string;
  name: string;
  subtitle: string | null;
  cardType: CardType;
  /** In the file's order; at most one of each type. */
  printings: Map<VariantType, Printing>;
}

export interface AssembledSet {
  cards: FileCard[];
  rejected: RowNote[];
  /** Rule 1: whether the file lists foils at all. */
  hasFoilRows: boolean;
}

/**
 * Puts the rows of one set together to cards. Rows of one printing under several numbers, as starter sets have them,
 * are joined. Rows of other sets, a row that is there twice, and a card's number that another card of the file has are
 * rejected.
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
  if (earlier && bears(earlier, printing.number)) return `repeats row ${earlier.row}`;
  const holder = standardNumbers.get(printing.number.toLowerCase());
  if (printing.variantType === 'STANDARD' && holder !== undefined) {
    return `its number ${printing.number} is already the number of ${holder}`;
  }
  return null;
}
