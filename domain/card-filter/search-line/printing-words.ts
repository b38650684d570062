import {
  VARIANT_ORDER,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  type VariantType,
} from '../../card';

/** A kind of printing in the search line: `hyperspace-foil`. */
export const printingWord = (type: VariantType): string =>
  VARIANT_TYPE_NAMES[type].toLowerCase().replaceAll(' ', '-');

/** From the plainest to the rarest. */
export const PRINTING_WORDS: readonly string[] = VARIANT_ORDER.map(printingWord);

/** Names in any spelling, and the short codes. */
const BY_TEXT = new Map<string, VariantType>([
  ['serialized', 'PRESTIGE_SERIALIZED'],
  ...VARIANT_ORDER.flatMap((type) => [
    [printingWord(type), type] as const,
    [printingWord(type).replace('-', ' '), type] as const,
    [printingWord(type).replace('-', ''), type] as const,
    [VARIANT_TYPE_CODES[type].toLowerCase(), type] as const,
  ]),
]);

/** `HSF`, `hyperspace-foil` or `"Hyperspace Foil"`; undefined for any other text. */
export const printingOf = (text: string): VariantType | undefined =>
  BY_TEXT.get(text.trim().toLowerCase());
