import { VARIANT_TYPES, type VariantType } from '@domain/card';

/** The types of a card's printings as bits of one number, in the order of `VARIANT_TYPES`. */
export const printedTypesOf = (types: readonly VariantType[]): number =>
  types.reduce((bits, type) => bits | (1 << VARIANT_TYPES.indexOf(type)), 0);

/** SQL: 1 if the card `k` has a printing of the type, otherwise 0. */
export const hasPrintingText = (type: VariantType): string =>
  `(k.printed_types >> ${VARIANT_TYPES.indexOf(type)} & 1)`;
