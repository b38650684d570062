/** A smaller change of a price doesn't make a printing a mover, in US cents: nobody looks for pennies. */
export const MOVER_THRESHOLD_CENTS = 50;

/** The most printings that rose, and the most that fell. */
export const MAX_PRICE_MOVERS = 5;

/** A printing's price at the start and the end of a period, in whole US cents. */
export interface MovedPrice {
  variantId: string;
  fromCents: number;
  toCents: number;
}

/**
 * The printings whose prices rose or fell by the threshold or more, the greatest change first; of equal ones that of
 * the lower price, for which it is more (rules/prices#movers).
 */
export function priceMoversOf<Moved extends MovedPrice>(
  printings: readonly Moved[],
  most = MAX_PRICE_MOVERS,
): { up: Moved[]; down: Moved[] } {
  const moved = printings
    .filter((printing) => Math.abs(changeOf(printing)) >= MOVER_THRESHOLD_CENTS)
    .toSorted(byChange);
  return {
    up: moved.filter((printing) => changeOf(printing) > 0).slice(0, most),
    down: moved.filter((printing) => changeOf(printing) < 0).slice(0, most),
  };
}

const changeOf = ({ fromCents, toCents }: MovedPrice): number => toCents - fromCents;

const byChange = (one: MovedPrice, other: MovedPrice): number =>
  Math.abs(changeOf(other)) - Math.abs(changeOf(one)) ||
  one.fromCents - other.fromCents ||
  (one.variantId < other.variantId ? -1 : 1);
