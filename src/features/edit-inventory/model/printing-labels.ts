import { VARIANT_TYPE_NAMES, type Card, type CardVariant } from '@domain/card';

/** A printing in words: “Lantern Scout, Foil”. */
export const printingLabel = (card: Card, { variantType }: CardVariant): string =>
  `${card.name}, ${VARIANT_TYPE_NAMES[variantType]}`;

/** The printing of an id in words; the id itself where no card has it. */
export function labelOf(cards: readonly Card[], variantId: string): string {
  for (const card of cards) {
    const variant = card.cardVariants.find(({ id }) => id === variantId);
    if (variant) return printingLabel(card, variant);
  }
  return variantId;
}
