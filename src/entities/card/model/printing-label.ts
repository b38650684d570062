import { VARIANT_TYPE_NAMES, type Card, type Printing } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { selectCardOfPrinting } from './card-cache-slice';

/** A printing in words: “Lantern Scout, Foil”. */
export const printingLabel = (card: Card, { variantType }: Printing): string =>
  `${card.name}, ${VARIANT_TYPE_NAMES[variantType]}`;

/** The name of a printing by its id; the id itself if no card has it any more. */
export function usePrintingLabel(variantId: string): string {
  const row = usePrinting(variantId);
  return row ? printingLabel(row.card, row.printing) : variantId;
}

/** A printing with its card, if the card was ever loaded. For single printings only: it searches all cards. */
function usePrinting(variantId: string): { card: Card; printing: Printing } | null {
  const card = useAppSelector((state) => selectCardOfPrinting(state, variantId));
  const printing = card?.cardVariants.find(({ id }) => id === variantId);
  return card && printing ? { card, printing } : null;
}
