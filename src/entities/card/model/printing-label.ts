import { VARIANT_TYPE_NAMES, type Card, type CardVariant } from '@domain/card';

/** A printing in words: “Lantern Scout, Foil”. */
export const printingLabel = (card: Card, { variantType }: CardVariant): string =>
  `${card.name}, ${VARIANT_TYPE_NAMES[variantType]}`;
