import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES, VARIANT_TYPES, type VariantType } from '../card';

/** A printing's finish and kind as far as a cell gives them; null for each that it doesn't give. */
export interface Finish {
  isFoil: boolean | null;
  variantType: VariantType | null;
}

const said = (isFoil: boolean | null): Finish => ({ isFoil, variantType: null });

/** How other programs write it: a word, a tick, or a yes in a column called “Foil”. */
const FOIL_WORDS = ['foil', 'f', 'true', 'yes', 'y', '1', 'x', 'etched'];
const PLAIN_WORDS = ['normal', 'non foil', 'nonfoil', 'regular', 'false', 'no', 'n', '0'];

// “Foil” alone gives only the finish, not the kind: it can be a hyperspace foil, too.
const KNOWN = new Map<string, Finish>([
  ['', said(null)],
  ...VARIANT_TYPES.flatMap((variantType): [string, Finish][] =>
    [VARIANT_TYPE_NAMES[variantType], VARIANT_TYPE_CODES[variantType]].map((word) => [
      word.toLowerCase(),
      { isFoil: null, variantType },
    ]),
  ),
  ...FOIL_WORDS.map((word): [string, Finish] => [word, said(true)]),
  ...PLAIN_WORDS.map((word): [string, Finish] => [word, said(false)]),
]);

/** `Foil`, `etched`, `*F*`, `TRUE`, `Hyperspace Foil`, `HSF`; null for an unknown word. */
export const readFinish = (text: string): Finish | null =>
  KNOWN.get(
    text
      .toLowerCase()
      .replaceAll(/[\s_*-]+/g, ' ')
      .trim(),
  ) ?? null;
