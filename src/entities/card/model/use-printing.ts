import type { Card, CardVariant } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { selectCardOfPrinting } from './card-cache-slice';

/** A printing with its card, if that was ever shown; for single ones, since it is looked for among all cards. */
export function usePrinting(variantId: string): { card: Card; variant: CardVariant } | null {
  const card = useAppSelector((state) => selectCardOfPrinting(state, variantId));
  const variant = card?.cardVariants.find(({ id }) => id === variantId);
  return card && variant ? { card, variant } : null;
}
