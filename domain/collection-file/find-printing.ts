import {
  byPlainness,
  type CardVariant,
  numbersOf,
  VARIANT_TYPE_NAMES,
  type VariantType,
  numberKey,
} from '../card';
import { type NamedPrinting, quoted } from './read-row';

/** A printing of the catalogue that a row may mean. */
export type CataloguePrinting = Pick<CardVariant, 'id' | 'number' | 'otherNumbers' | 'variantType'>;

/** A set's printings by the key of their number; of those that share one, the plainest first. */
export type PrintingIndex = ReadonlyMap<string, readonly CataloguePrinting[]>;

export function indexPrintings(printings: Iterable<CataloguePrinting>): PrintingIndex {
  const index = new Map<string, CataloguePrinting[]>();
  for (const printing of [...printings].sort(byPlainness)) {
    for (const number of numbersOf(printing)) {
      const key = keyOf(number);
      const known = index.get(key);
      if (known) known.push(printing);
      else index.set(key, [printing]);
    }
  }
  return index;
}

const keyOf = (number: string): string => numberKey(number) ?? number.trim().toUpperCase();

/** The suffix that a foil's number adds to its base's in early sets (rules/catalogue#foil-numbers). */
const FOIL_SUFFIX = 'F';

/**
 * The printings that a number may mean: those with that number, and the foils with an F added, so `59` means both
 * finishes. If a catalogue gives foils no own number, `59F` means the foils of `59`.
 */
export function printingsWithNumber(
  index: PrintingIndex,
  number: string,
): readonly CataloguePrinting[] {
  const key = keyOf(number);
  const exact = index.get(key) ?? [];
  if (!key.endsWith(FOIL_SUFFIX)) {
    return [...new Set([...exact, ...(index.get(key + FOIL_SUFFIX) ?? [])])];
  }
  if (exact.length > 0) return exact;
  const ofBase = index.get(key.slice(0, -1)) ?? [];
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
 * The printing that a row means, by its number. The kind or the finish only decides between printings that share the
 * number. If the row contradicts its number, the number wins and the row gets a warning
 * (rules/collection-files#number-wins).
 *
 * @param index the set's printings
 */
export function findPrinting(index: PrintingIndex, named: NamedPrinting): FoundPrinting {
  if (named.number === '') return { ok: false, reason: 'The row names no card number.' };
  const bearers = printingsWithNumber(index, named.number);
  const agreeing = bearers.filter((printing) => agrees(printing, named));
  const [printing = bearers[0]] = agreeing;
  if (printing === undefined) {
    return { ok: false, reason: `${named.setCode} has no number ${quoted(named.number)}.` };
  }
  if (agreeing.length > 1 && !namesKind(named)) return { ok: true, printing, warning: null };
  if (agreeing[1]?.variantType === printing.variantType) {
    return {
      ok: false,
      reason: `${named.setCode} has the number ${quoted(named.number)} more than once.`,
    };
  }
  return { ok: true, printing, warning: agreeing.length > 0 ? null : warningOf(printing, named) };
}

const namesKind = ({ isFoil, variantType }: NamedPrinting): boolean =>
  isFoil !== null || variantType !== null;

export function agrees({ variantType }: CataloguePrinting, named: NamedPrinting): boolean {
  if (named.variantType !== null) return variantType === named.variantType;
  if (named.isFoil === null) return true;
  const finish = finishOf(variantType);
  return finish === 'either' || finish === (named.isFoil ? 'foil' : 'plain');
}

function warningOf({ variantType }: CataloguePrinting, named: NamedPrinting): string {
  const contradicted =
    named.variantType === null
      ? `not ${named.isFoil === true ? 'foil' : 'without foil'}`
      : `not ${VARIANT_TYPE_NAMES[named.variantType]}`;
  return `By its number this is the ${VARIANT_TYPE_NAMES[variantType]} printing, ${contradicted}; the number was used.`;
}
