import { parserOf } from '../errors';

/** The two sides of an offer: who made it, and to whom. */
export const OFFER_SIDES = ['INITIATOR', 'RECIPIENT'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** Throws `Unknown offer side: value` for any other value. */
export const parseOfferSide = parserOf('offer side', OFFER_SIDES);

/** In which role offers are asked for. */
export const OFFER_ROLES = ['ALL', ...OFFER_SIDES] as const;
export type OfferRole = (typeof OFFER_ROLES)[number];

/** Who stands opposite a side. */
export const otherSide = (side: OfferSide): OfferSide =>
  side === 'INITIATOR' ? 'RECIPIENT' : 'INITIATOR';
