import { parserOf } from '../errors';
import type { TradeListKind } from '../trade-list';

/** What the initiator wants to do: a TRADE is a swap, with cards on both sides. */
export const OFFER_TYPES = ['BUY', 'SELL', 'TRADE'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Offers for money, on one list of the recipient's. */
export const LIST_OFFER_TYPES = ['BUY', 'SELL'] as const satisfies readonly OfferType[];
export type ListOfferType = (typeof LIST_OFFER_TYPES)[number];

/** Throws `Unknown offer type: value` for any other value. */
export const parseOfferType = parserOf('offer type', OFFER_TYPES);

/** Whose list an offer is made on: always the recipient's (rules/offers#on-a-list). */
export const LIST_OF_OFFER: Record<ListOfferType, TradeListKind> = {
  BUY: 'SALE_LIST',
  SELL: 'WANT_LIST',
};

/** The offer that is made on a list of that kind. */
export const OFFER_ON_LIST: Record<TradeListKind, ListOfferType> = {
  SALE_LIST: 'BUY',
  WANT_LIST: 'SELL',
};

/** The two sides of an offer: the one who made it, and the one who got it. */
export const OFFER_SIDES = ['INITIATOR', 'RECIPIENT'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** Throws `Unknown offer side: value` for any other value. */
export const parseOfferSide = parserOf('offer side', OFFER_SIDES);

/** The viewer's role in the requested offers. */
export const OFFER_ROLES = ['ALL', ...OFFER_SIDES] as const;
export type OfferRole = (typeof OFFER_ROLES)[number];

/** The opposite side. */
export const otherSide = (side: OfferSide): OfferSide =>
  side === 'INITIATOR' ? 'RECIPIENT' : 'INITIATOR';

/** Which side gives copies, and which gets them. In a swap, the buyer gives others in return. */
export const sellerSide = (offerType: OfferType): OfferSide =>
  offerType === 'SELL' ? 'INITIATOR' : 'RECIPIENT';
export const buyerSide = (offerType: OfferType): OfferSide => otherSide(sellerSide(offerType));

/** The side that gives the copies of an item. */
export const giverOf = (offerType: OfferType, { inReturn }: { inReturn: boolean }): OfferSide =>
  inReturn ? buyerSide(offerType) : sellerSide(offerType);
