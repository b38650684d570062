import { byPlainness, type Printing, foilOf, VARIANT_TYPE_NAMES, type VariantType } from '../card';
import { indexNumbers, type Numbers, printingKey, readWording } from '../find-cards';
import { quoted } from '../readers';
import type { NamedPrinting } from './file-row';

/** A printing of the catalogue that a row may mean. */
export interface CataloguePrinting extends Pick<
  Printing,
  'id' | 'number' | 'otherNumbers' | 'variantType'
> {
  cardId: string;
}

/** A set's printings; of those that share a number or a card, the plainest first. */
export interface PrintingIndex {
  /** By the key of their number. */
  byNumber: Numbers<CataloguePrinting>;
  byCard: ReadonlyMap<string, readonly CataloguePrinting[]>;
}

export function indexPrintings(printings: Iterable<CataloguePrinting>): PrintingIndex {
  const plainestFirst = [...printings].sort(byPlainness);
  const byCard = new Map<string, CataloguePrinting[]>();
  for (const printing of plainestFirst) {
    const ofCard = byCard.get(printing.cardId);
    if (ofCard) ofCard.push(printing);
    else byCard.set(printing.cardId, [printing]);
  }
  return { byNumber: indexNumbers(plainestFirst, (printing) => printing), byCard };
}

/** The suffix that a foil's number adds to its base's in early sets (rules/catalogue#foil-numbers). */
const FOIL_SUFFIX = 'F';

/**
 * The printings that a number may mean: those with that number, and the foils with an F added, so `59` means both
 * finishes. If a catalogue gives foils no own number, `59F` means the foils of `59`.
 */
export function printingsWithNumber(
  { byNumber }: PrintingIndex,
  number: string,
): readonly CataloguePrinting[] {
  const key = printingKey(number);
  const exact = byNumber.get(key) ?? [];
  if (!key.endsWith(FOIL_SUFFIX)) {
    return [...new Set([...exact, ...(byNumber.get(key + FOIL_SUFFIX) ?? [])])];
  }
  if (exact.length > 0) return exact;
  const ofBase = byNumber.get(key.slice(0, -1)) ?? [];
  return ofBase.filter(({ variantType }) => finishOf(variantType) === 'foil');
}

const FINISHES: Record<VariantType, 'foil' | 'plain' | 'either'> = {
  STANDARD: 'plain',
  FOIL: 'foil',
  HYPERSPACE: 'plain',
  HYPERSPACE_FOIL: 'foil',
  PRESTIGE: 'plain',
  PRESTIGE_FOIL: 'foil',
  // Some lists say that it is a foil, others that it isn't.
  PRESTIGE_SERIALIZED: 'either',
  SHOWCASE: 'either',
};

export const finishOf = (variantType: VariantType): 'foil' | 'plain' | 'either' =>
  FINISHES[variantType];

export type FoundPrinting =
  | {
      ok: true;
      printing: CataloguePrinting;
      /** Null if the row agrees. */ warning: string | null;
    }
  | { ok: false; reason: string };

/**
 * The printing that a row means, by its number. The kind or the finish decides between printings that share the
 * number, and between those of the card whose plain number it is: `001` with “foil” is the card's foil, whatever number
 * that has. If the row contradicts its number otherwise, the number wins and the row gets a warning
 * (rules/collection-files#number-wins).
 *
 * @param index the set's printings
 */
export function findPrinting(index: PrintingIndex, row: NamedPrinting): FoundPrinting {
  const number = numberIn(row);
  const named = number === row.number ? row : { ...row, number };
  if (named.number === '') return { ok: false, reason: 'The row names no card number.' };
  const bearers = printingsWithNumber(index, named.number);
  const agreeing = bearers.filter((printing) => agrees(printing, named));
  const [printing = bearers[0]] = agreeing;
  if (printing === undefined) {
    return { ok: false, reason: `${named.setCode} has no number ${quoted(named.number)}.` };
  }
  if (agreeing.length === 0)
    return otherPrinting(index, bearers, named) ?? contradicted(printing, named);
  if (agreeing.length > 1 && !namesKind(named)) return { ok: true, printing, warning: null };
  if (agreeing[1]?.variantType === printing.variantType) {
    return {
      ok: false,
      reason: `${named.setCode} has the number ${quoted(named.number)} more than once.`,
    };
  }
  return { ok: true, printing, warning: null };
}

/** The number in `SOR_059`, which some programs write. */
function numberIn({ setCode, number }: NamedPrinting): string {
  if (/^\d+[a-z]?$/i.test(number)) return number;
  const { setCode: named, words } = readWording(number, new Set([setCode]));
  return (named === null ? undefined : words[0]) ?? number;
}

/** The printing of the same card that a row means which gives the plain one's number; null if it means the number's. */
function otherPrinting(
  { byCard }: PrintingIndex,
  bearers: readonly CataloguePrinting[],
  named: NamedPrinting,
): FoundPrinting | null {
  const meant = bearers.flatMap(({ cardId, variantType: type }) => {
    const foil = foilOf(type);
    const wanted = named.variantType ?? (named.isFoil === true && foil !== type ? foil : undefined);
    if (wanted === undefined || (type !== 'STANDARD' && wanted !== foil)) return [];
    return (byCard.get(cardId) ?? []).filter(({ variantType }) => variantType === wanted);
  });
  const [printing, ...others] = new Set(meant);
  if (printing && others.length === 0) return { ok: true, printing, warning: null };
  const isPlainNumber = bearers.some(({ variantType }) => variantType === 'STANDARD');
  if (named.variantType === null || !isPlainNumber) return null;
  const reason = `${named.setCode} ${named.number} has no ${VARIANT_TYPE_NAMES[named.variantType]} printing.`;
  return { ok: false, reason };
}

const contradicted = (printing: CataloguePrinting, named: NamedPrinting): FoundPrinting => ({
  ok: true,
  printing,
  warning: warningOf(printing, named),
});

const namesKind = ({ isFoil, variantType }: NamedPrinting): boolean =>
  isFoil !== null || variantType !== null;

export function agrees({ variantType }: CataloguePrinting, named: NamedPrinting): boolean {
  if (named.variantType !== null) return variantType === named.variantType;
  if (named.isFoil === null) return true;
  const finish = finishOf(variantType);
  return finish === 'either' || finish === (named.isFoil ? 'foil' : 'plain');
}

function warningOf({ variantType }: CataloguePrinting, named: NamedPrinting): string {
  const mismatch =
    named.variantType === null
      ? `not ${named.isFoil === true ? 'foil' : 'without foil'}`
      : `not ${VARIANT_TYPE_NAMES[named.variantType]}`;
  return `By its number this is the ${VARIANT_TYPE_NAMES[variantType]} printing, ${mismatch}; the number was used.`;
}
