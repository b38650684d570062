import { VARIANT_TYPE_NAMES, type Card, type CardVariant } from '@domain/card';
import { usePrinting } from './use-card';

/** A printing in words: “Lantern Scout, Foil”. */
export const printingLabel = (card: Card, { variantType }: CardVariant): string =>
  `${card.name}, ${VARIANT_TYPE_NAMES[variantType]}`;

/** The printing of an id in words; the id itself where no card has it any more. */
export function usePrintingLabel(variantId: string): string {
  const printing = usePrinting(variantId);
  return printing ? printingLabel(printing.card, printing.variant) : variantId;
}
