import type { Card, CardVariant } from '../card';

/** One printing with the card that it is a printing of. */
export interface Printing {
  card: Card;
  variant: CardVariant;
}
