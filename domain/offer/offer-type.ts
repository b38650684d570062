import { parserOf } from '../errors';
import type { TradeListKind } from '../trade-list';

/** What the initiator wants to do. */
export const OFFER_TYPES = ['BUY', 'SELL'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Throws `Unknown offer type: value` for any other value. */
export const parseOfferType = parserOf('offer type', OFFER_TYPES);

/** Whose list an offer is made on: always the recipient's (rules/offers#on-a-list). */
export const LIST_OF_OFFER: Record<OfferType, TradeListKind> = {
  BUY: 'SALE_LIST',
  SELL: 'WANT_LIST',
};

/** The offer that is made on a list of that kind. */
export const OFFER_ON_LIST: Record<TradeListKind, OfferType> = {
  SALE_LIST: 'BUY',
  WANT_LIST: 'SELL',
};
