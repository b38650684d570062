import type { OfferSide } from './offer';
import { offerTotal } from './offer-items';
import { type OfferState, turnOf } from './offer-state';
import { type OfferedPrice, offeredPriceOf } from './price-agreement';

/** The offers that a list shows: those waiting for the player, those waiting for either side, or finished ones. */
export const OFFER_STAGES = ['MY_TURN', 'OPEN', 'DONE'] as const;
export type OfferStage = (typeof OFFER_STAGES)[number];

/**
 * Whether an offer is listed under a stage for one of its sides (rules/trading-hub#which-offers).
 *
 * @see server/modules/offers/sql.ts for the same in SQL
 */
export function isAtStage(state: OfferState, side: OfferSide, stage: OfferStage): boolean {
  const waitsFor = turnOf(state);
  if (stage === 'MY_TURN') return waitsFor.includes(side);
  return (stage === 'OPEN') === waitsFor.length > 0;
}

/**
 * An offer's rank in a side's list, from 0 to 3, the highest first: pending offers before the others, and in each
 * group the side's turn first (rules/trading-hub#order-of-offers).
 *
 * @see server/modules/offers/sql.ts for the same in SQL
 */
export const offerRank = (state: OfferState, side: OfferSide): number =>
  (state.status === 'PENDING' ? 2 : 0) + (isAtStage(state, side, 'MY_TURN') ? 1 : 0);

/** The number of printings that a row of a list names. */
export const OUTLINE_PRINTINGS = 3;

/** A printing in an offer, with what a row of a list needs. */
export interface OutlinedItem extends OfferedPrice {
  quantity: number;
}

/** A summary of an offer for a row of a list. */
export interface OfferOutline<Item> {
  /** The first {@link OUTLINE_PRINTINGS} of its printings. */
  items: readonly Item[];
  printings: number;
  copies: number;
  /** The total of all printings with a price, in whole cents; null if none has one. */
  totalInCents: number | null;
  /** Printings without a price. */
  unpriced: number;
}

/** Summarizes an offer with these printings (rules/offers#totals). */
export function offerOutline<Item extends OutlinedItem>(
  items: readonly Item[],
): OfferOutline<Item> {
  const { total, priced, unpriced } = offerTotal(
    items.map((item) => ({
      quantity: item.quantity,
      priceInCents: offeredPriceOf(item),
      marketPriceInCents: null,
    })),
  );
  return {
    items: items.slice(0, OUTLINE_PRINTINGS),
    printings: items.length,
    copies: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalInCents: priced === 0 ? null : total,
    unpriced,
  };
}
