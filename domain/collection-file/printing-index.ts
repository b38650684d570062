import { numbersOf, VARIANT_ORDER, type CardVariant, type VariantType } from '../card';
import { numberKey } from '../collection';

/** A printing of the catalogue, as a row may mean it. */
export type CataloguePrinting = Pick<CardVariant, 'id' | 'number' | 'otherNumbers' | 'variantType'>;

/** A set's printings by what their numbers are compared by; of those that share one, the plainest first. */
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

const byPlainness = (one: CataloguePrinting, other: CataloguePrinting) =>
  VARIANT_ORDER.indexOf(one.variantType) - VARIANT_ORDER.indexOf(other.variantType);

/** What a foil's number adds to its base's in early sets (rules/catalogue#foil-numbers). */
const FOIL_SUFFIX = 'F';

/**
 * The printings that a number may mean: those that bear it, and the foils that add an F to it, so that `59` serves both
 * finishes. Where a catalogue gives the foils no number of their own, `59F` means the foils of `59`.
 */
export function bearersOf(index: PrintingIndex, number: string): readonly CataloguePrinting[] {
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
  // Told as foil by some lists and as plain by others.
  PRESTIGE_SERIALIZED: 'either',
  SHOWCASE: 'either',
};

export const finishOf = (variantType: VariantType): 'foil' | 'plain' | 'either' =>
  FINISHES[variantType];
