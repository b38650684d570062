import {
  buyerSide,
  type OfferSide,
  type OfferState,
  type OfferType,
  otherSide,
  sellerSide,
} from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import type { FieldError } from '@server/graphql/field-error';

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

/** What somebody proposes for a printing. */
export interface OfferItemInput {
  variantId: string;
  quantity: number;
  priceType: PriceType;
  /** In whole cents; of a MARKET price, what the person saw (spec 5). */
  fixedPriceInCents: number | null;
  /** The market's adjusted price that the person saw; undefined where they don't say. */
  expectedPriceInCents?: number | null | undefined;
}

/** What somebody proposes to whom. */
export interface OfferInput {
  recipientHandle: string;
  offerType: OfferType;
  /** Opens the discussion; blank for none. */
  note: string;
  items: readonly OfferItemInput[];
  /** The browser's own name of the offer; null where it may be made twice. */
  idempotencyKey: string | null;
}
/** A printing that can be asked for. */
export interface ListedPrinting {
  variantId: string;
  /** Copies on the list that no accepted offer promises, at least 1 (product 9). */
  available: number;
  /** The market price with the seller's adjustment, in whole cents; null without a market price. */
  marketPriceInCents: number | null;
}

export type ListedPrintings = ReadonlyMap<string, ListedPrinting>;

/** What was wrong with an offer or one of its printings. */
export interface OfferError extends FieldError {
  variantId: string | null;
  /** PRICE_CHANGED: the market's adjusted price as it is. */
  presentPriceInCents: number | null;
  /** NOT_AVAILABLE: how many copies are left. */
  available: number | null;
}

/** What came of doing something with an offer. */
export interface OfferResult {
  /** As it is then, also beside errors; null where none was made. */
  offer: OwnOffer | null;
  errors: OfferError[];
}
