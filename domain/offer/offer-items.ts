/** The most different printings that one offer may name (rules/offers#on-a-list). */
export const MAX_OFFER_ITEMS = 100;

/** What is asked for a printing on a list by offers on it (rules/offers#available). */
export interface Promised {
  /** Copies that accepted offers promise, which aren't exchanged yet. */
  promised: number;
  /** Copies that pending offers ask for: they reserve nothing. */
  asked: number;
}

export const NOTHING_PROMISED: Promised = { promised: 0, asked: 0 };

/** How many of the listed copies can still be asked for: at least 0 (rules/offers#available). */
export const availableCopies = (listed: number, { promised }: Pick<Promised, 'promised'>): number =>
  Math.max(0, listed - promised);

/** Whether an offer may ask for so many copies of a printing (rules/offers#quantity). */
export const isOfferQuantity = (quantity: number, available: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= available;
