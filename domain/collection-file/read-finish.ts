import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES, VARIANT_TYPES, type VariantType } from '../card';

/** What a word says of a printing: whether it is foil, or which kind it is; both null for nothing. */
export interface Finish {
  isFoil: boolean | null;
  variantType: VariantType | null;
}

const said = (isFoil: boolean | null): Finish => ({ isFoil, variantType: null });

/** What other programs write: a word, a tick, or a yes in a column called “Foil”. */
const FOIL_WORDS = ['foil', 'f', 'true', 'yes', 'y', '1', 'x', 'etched'];
const PLAIN_WORDS = ['normal', 'non foil', 'nonfoil', 'regular', 'false', 'no', 'n', '0'];

// “Foil” alone means the finish, whatever kind the number is: a hyperspace card's foil is called so, too.
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

/** `Foil`, `etched`, `*F*`, `TRUE`, `Hyperspace Foil`, `HSF`; null for a word that says nothing of a printing. */
export const readFinish = (text: string): Finish | null =>
  KNOWN.get(
    text
      .toLowerCase()
      .replaceAll(/[\s_*-]+/g, ' ')
      .trim(),
  ) ?? null;
