/** The most different printings that one offer may name (rules/offers#on-a-list). */
export const MAX_OFFER_ITEMS = 100;

/** How many copies of a listed printing are in offers (rules/offers#available). */
export interface Commitment {
  /** In accepted offers that aren't exchanged yet: no longer available. */
  committed: number;
  /** In pending offers, which reserve nothing. */
  pending: number;
}

export const NOTHING_COMMITTED: Commitment = { committed: 0, pending: 0 };

/** How many of the listed copies an offer can still ask for: at least 0 (rules/offers#available). */
export const availableCopies = (
  listed: number,
  { committed }: Pick<Commitment, 'committed'>,
): number => Math.max(0, listed - committed);

/** Whether an offer may ask for so many copies of a printing (rules/offers#quantity). */
export const isOfferQuantity = (quantity: number, available: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= available;

/** A printing's prices in an offer. */
export interface ValuedItem {
  quantity: number;
  /** In whole cents per copy; null if the price is to be agreed or the market has none. */
  priceInCents: number | null;
  /** The newest market price in whole cents; null without one. */
  marketPriceInCents: number | null;
}

/** The sums of an offer, in whole cents. */
export interface OfferTotal {
  /** Of all that has a price. */
  total: number;
  /** Printings that have a price, and those that have none. */
  priced: number;
  unpriced: number;
  /** Printings without a market price. */
  withoutMarket: number;
  /** Over the printings that have both, so that the figures can be compared; null if there are none. */
  compared: { printings: number; total: number; market: number; difference: number } | null;
}

/** The sums of an offer: asked total, market value, and their difference. */
export function offerTotal(items: readonly ValuedItem[]): OfferTotal {
  const sum = { total: 0, priced: 0, unpriced: 0, withoutMarket: 0 };
  const compared = { printings: 0, total: 0, market: 0 };
  for (const { quantity, priceInCents, marketPriceInCents: marketPrice } of items) {
    // A market price of 0 means no price (rules/prices#market-price).
    const market = marketPrice === 0 ? null : marketPrice;
    if (market === null) sum.withoutMarket += 1;
    if (priceInCents === null) {
      sum.unpriced += 1;
      continue;
    }
    sum.priced += 1;
    sum.total += quantity * priceInCents;
    if (market === null) continue;
    compared.printings += 1;
    compared.total += quantity * priceInCents;
    compared.market += quantity * market;
  }
  const difference = compared.total - compared.market;
  return { ...sum, compared: compared.printings === 0 ? null : { ...compared, difference } };
}
