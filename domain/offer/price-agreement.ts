import { isAgreedPrice, type PriceType, priceForType } from '../pricing';
import { OFFER_SIDES, type OfferSide } from './offer';
import type { OfferState } from './offer-state';

/** What one side proposes to pay or to get for a copy of a printing without a price (rules/offers#agreed-price). */
export interface PriceProposal {
  /** The side that proposed it last. */
  by: OfferSide;
  priceInCents: number;
  /** Whether the other side took it: the price is agreed. */
  isTaken: boolean;
}

/** What an offer says about the price of a printing. */
export interface OfferedPrice {
  priceType: PriceType;
  /** In whole cents; of a MARKET price, as it was when the offer was made. Null if none is named. */
  fixedPriceInCents: number | null;
  /** Null until a side proposes a price. */
  proposal: PriceProposal | null;
}

/** Whether the sides still have to agree on the price of a printing. */
export const isPriceOpen = ({ priceType, proposal }: OfferedPrice): boolean =>
  isAgreedPrice(priceType) && proposal?.isTaken !== true;

/** What a copy costs in an offer, in whole cents; null if no price is agreed, or the market has none. */
export const offeredPriceOf = ({
  priceType,
  fixedPriceInCents,
  proposal,
}: OfferedPrice): number | null =>
  isAgreedPrice(priceType) && proposal?.isTaken
    ? proposal.priceInCents
    : priceForType(priceType, { fixedCents: fixedPriceInCents, marketCents: fixedPriceInCents });

/**
 * The sides that have to propose a price of an offer's printings, or to answer a proposal.
 *
 * @see server/modules/offers/sql.ts for the same in SQL
 */
export const openPricesOf = (items: readonly OfferedPrice[]): Record<OfferSide, boolean> =>
  Object.fromEntries(
    OFFER_SIDES.map((side) => [
      side,
      items.some((item) => isPriceOpen(item) && item.proposal?.by !== side),
    ]),
  ) as Record<OfferSide, boolean>;

/** Whether the sides may agree on the price of a printing now: while the offer is pending, even if they agreed before. */
export const canProposePrice = (
  { status }: Pick<OfferState, 'status'>,
  { priceType }: OfferedPrice,
): boolean => status === 'PENDING' && isAgreedPrice(priceType);

/** Whether a side has a proposal of the other one to take. */
export const canTakePrice = (
  state: Pick<OfferState, 'status'>,
  item: OfferedPrice,
  side: OfferSide,
): boolean =>
  canProposePrice(state, item) &&
  item.proposal !== null &&
  !item.proposal.isTaken &&
  item.proposal.by !== side;

/** What a side says about the price of a printing. */
export interface PriceAction {
  side: OfferSide;
  action: 'PROPOSE' | 'TAKE';
  /** Proposed, or seen when it was taken. */
  priceInCents: number;
}

export type PriceOutcome =
  | { ok: true; proposal: PriceProposal }
  | { ok: false; code: 'FORBIDDEN' | 'CONFLICT' };

/**
 * A printing's price after what a side says about it (rules/offers#agreed-price). A proposal replaces the previous one,
 * even a taken one. To propose the other side's price is to take it.
 *
 * @returns CONFLICT if the offer isn't pending, the price isn't to be agreed on or the proposal is another one by now;
 * FORBIDDEN if a side takes its own proposal
 */
export function afterPriceAction(
  state: Pick<OfferState, 'status'>,
  item: OfferedPrice,
  { side, action, priceInCents }: PriceAction,
): PriceOutcome {
  const { proposal } = item;
  if (!canProposePrice(state, item)) return { ok: false, code: 'CONFLICT' };
  const isSame = proposal?.priceInCents === priceInCents;
  if (action === 'PROPOSE') {
    if (isSame && (proposal.isTaken || proposal.by === side)) return { ok: true, proposal };
    return isSame
      ? { ok: true, proposal: { ...proposal, isTaken: true } }
      : { ok: true, proposal: { by: side, priceInCents, isTaken: false } };
  }
  if (!isSame) return { ok: false, code: 'CONFLICT' };
  if (proposal.isTaken) return { ok: true, proposal };
  if (proposal.by === side) return { ok: false, code: 'FORBIDDEN' };
  return { ok: true, proposal: { ...proposal, isTaken: true } };
}
