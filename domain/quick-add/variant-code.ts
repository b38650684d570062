import { VARIANT_TYPE_CODES, VARIANT_TYPES, type VariantType } from '../card';

const TYPES = new Map(VARIANT_TYPES.map((type) => [VARIANT_TYPE_CODES[type], type]));

/**
 * The variant type that a short code such as `hsf` stands for, in any case (rules/cards#variant-names); null for any
 * other word.
 */
export const variantTypeOf = (word: string | undefined): VariantType | null =>
  TYPES.get((word ?? '').toUpperCase()) ?? null;
