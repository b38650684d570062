import type { Printing } from '../card';

/** The cost of some copies at the newest market prices. */
export interface CopiesCost {
  copies: number;
  /** In whole cents. */
  cents: number;
  /** Copies without a market price. */
  unpriced: number;
}

interface Copies {
  printing: Pick<Printing, 'currentMarketPrice'>;
  copies: number;
}

/** The total cost of copies of some printings; a price of 0 counts as no price. */
export function costOfCopies(all: Iterable<Copies>): CopiesCost {
  const cost: CopiesCost = { copies: 0, cents: 0, unpriced: 0 };
  for (const { printing, copies } of all) {
    const cents = printing.currentMarketPrice?.priceCents ?? 0;
    cost.copies += copies;
    cost.cents += copies * cents;
    if (cents === 0) cost.unpriced += copies;
  }
  return cost;
}
