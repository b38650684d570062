import {
  buyerSide,
  otherSide,
  sellerSide,
  type OfferSide,
  type OfferState,
  type OfferType,
} from '@domain/offer';

/** One of the two people of an offer. */
export interface Party {
  id: string;
  /** Null once the account was deleted. */
  handle: string | null;
}

/** An offer as both sides see it. Its moments are ISO 8601. */
export interface Offer extends OfferState {
  id: string;
  offerType: OfferType;
  initiator: Party;
  recipient: Party;
  /** What the recipient said to a decline; null for nothing. */
  declineReason: string | null;
  /** Rises by one with everything that happens to it. */
  version: number;
  /** The last version that each side made, and the last that it has seen. */
  madeBy: Readonly<Record<OfferSide, number>>;
  seenBy: Readonly<Record<OfferSide, number>>;
  createdAt: string;
  updatedAt: string;
}

/** An offer as one of its two sides sees it. */
export interface OwnOffer extends Offer {
  mySide: OfferSide;
}

/** The offer as somebody's own; null for whoever has no part in it. */
export function asOwn(offer: Offer, userId: string): OwnOffer | null {
  if (offer.initiator.id === userId) return { ...offer, mySide: 'INITIATOR' };
  return offer.recipient.id === userId ? { ...offer, mySide: 'RECIPIENT' } : null;
}

const partyOn = ({ initiator, recipient }: Offer, side: OfferSide): Party =>
  side === 'INITIATOR' ? initiator : recipient;

/** Who gives the copies of an offer, and who gets them. */
export const sellerOf = (offer: Offer): Party => partyOn(offer, sellerSide(offer.offerType));
export const buyerOf = (offer: Offer): Party => partyOn(offer, buyerSide(offer.offerType));

/** Whoever else has a part in one's own offer. */
export const otherOf = (own: OwnOffer): Party => partyOn(own, otherSide(own.mySide));
