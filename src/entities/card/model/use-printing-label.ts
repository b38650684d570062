import { printingLabel } from './printing-label';
import { usePrinting } from './use-printing';

/** The printing of an id in words; the id itself where no card has it any more. */
export function usePrintingLabel(variantId: string): string {
  const printing = usePrinting(variantId);
  return printing ? printingLabel(printing.card, printing.variant) : variantId;
}
