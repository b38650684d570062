import type { OfferSide } from './offer';
import { offerTotal } from './offer-items';
import { type OfferState, turnOf } from './offer-state';
import { type OfferedPrice, offeredPriceOf } from './price-agreement';

/** Which of a player's offers a list shows: those that wait for them, those that wait for anyone, those that are over. */
export const OFFER_STAGES = ['MY_TURN', 'OPEN', 'DONE'] as const;
export type OfferStage = (typeof OFFER_STAGES)[number];

/** Whether an offer is listed under a stage for one of its sides (rules/trading-hub#which-offers). */
export function isAtStage(state: OfferState, side: OfferSide, stage: OfferStage): boolean {
  const waitsFor = turnOf(state);
  if (stage === 'MY_TURN') return waitsFor.includes(side);
  return (stage === 'OPEN') === waitsFor.length > 0;
}

/**
 * How early an offer comes in a side's list, from 0 to 3, which is first: pending ones before the others, and among
 * each of these the side's turn first (rules/trading-hub#order-of-offers).
 */
export const offerRank = (state: OfferState, side: OfferSide): number =>
  (state.status === 'PENDING' ? 2 : 0) + (isAtStage(state, side, 'MY_TURN') ? 1 : 0);

/** How many printings a row of a list names. */
export const OUTLINE_PRINTINGS = 3;

/** A printing in an offer, as far as a row of a list needs it. */
export interface OutlinedItem extends OfferedPrice {
  quantity: number;
}

/** What an offer comes to, in a row of a list. */
export interface OfferOutline<Item> {
  /** The first {@link OUTLINE_PRINTINGS} of its printings. */
  items: readonly Item[];
  printings: number;
  copies: number;
  /** Of all that has a price, in whole cents; null if nothing has. */
  totalInCents: number | null;
  /** Printings without a price. */
  unpriced: number;
}

/** What an offer with these printings comes to (rules/offers#totals). */
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
