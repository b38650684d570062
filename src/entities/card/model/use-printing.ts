import { useSelector } from 'react-redux';
import type { Card, CardVariant } from '@domain/card';
import { selectCardOfPrinting, type WithCardCache } from './card-cache-selectors';

/** A printing with its card, if that was ever shown; for single ones, since it is looked for among all cards. */
export function usePrinting(variantId: string): { card: Card; variant: CardVariant } | null {
  const card = useSelector((state: WithCardCache) => selectCardOfPrinting(state, variantId));
  const variant = card?.cardVariants.find(({ id }) => id === variantId);
  return card && variant ? { card, variant } : null;
}
