import {
  buyerSide,
  type ListOfferType,
  type OfferSide,
  type OfferState,
  otherSide,
  sellerSide,
  type SwapTerms,
  type TermsItem,
} from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import type { FieldError } from '@server/platform/graphql/field-error';

/** One of the two people of an offer. */
export interface Party {
  id: string;
  /** Null once the account was deleted. */
  handle: string | null;
}

/** An offer as both sides see it. Times are ISO 8601. */
export interface Offer extends OfferState {
  id: string;
  initiator: Party;
  recipient: Party;
  /** The money in a swap: in whole cents, and who pays it. */
  balanceInCents: number;
  balancePaidBy: OfferSide | null;
  /** When it expires, unless it is answered. */
  expiresAt: string;
  /** When both sides were asked what became of it; null if they weren't. */
  remindedAt: string | null;
  /** Why the recipient declined; null without a reason. */
  declineReason: string | null;
  /** Rises by one with each change. */
  version: number;
  /** The last version that each side made, and the last one that it has seen. */
  madeBy: Readonly<Record<OfferSide, number>>;
  seenBy: Readonly<Record<OfferSide, number>>;
  createdAt: string;
  updatedAt: string;
}

/** An offer as one of its two sides sees it. */
export interface OwnOffer extends Offer {
  mySide: OfferSide;
}

/** The offer as one side sees it; null for a third party. */
export function asOwn(offer: Offer, userId: string): OwnOffer | null {
  if (offer.initiator.id === userId) return { ...offer, mySide: 'INITIATOR' };
  return offer.recipient.id === userId ? { ...offer, mySide: 'RECIPIENT' } : null;
}

export const partyOn = ({ initiator, recipient }: Offer, side: OfferSide): Party =>
  side === 'INITIATOR' ? initiator : recipient;

/** The side that gives the copies, and the side that gets them. */
export const sellerOf = (offer: Offer): Party => partyOn(offer, sellerSide(offer.offerType));

export const buyerOf = (offer: Offer): Party => partyOn(offer, buyerSide(offer.offerType));

/** The other side. */
export const otherOf = (own: OwnOffer): Party => partyOn(own, otherSide(own.mySide));

/** A proposal for a printing. */
export interface OfferItemInput {
  variantId: string;
  quantity: number;
  priceType: PriceType;
  /** In whole cents; for a MARKET price, the one that the person saw. */
  fixedPriceInCents: number | null;
  /** The adjusted market price that the person saw; undefined if they don't name one (rules/offers#price-changed). */
  expectedPriceInCents?: number | null | undefined;
}

/** An offer as its initiator sends it. */
export interface OfferInput {
  recipientHandle: string;
  offerType: ListOfferType;
  /** Opens the discussion; blank for none. */
  note: string;
  items: readonly OfferItemInput[];
  /** After so many days without an answer the offer expires. */
  answerDays: number;
  /** The browser's own name for the offer; null if it may be made twice. */
  idempotencyKey: string | null;
}

/** Other terms for an offer to buy or to sell, as a player sends them. */
export type ListTermsInput = Pick<OfferInput, 'note' | 'items' | 'answerDays'>;

/** A swap's terms as a player sends them, from their own side. */
export interface TermsInput extends SwapTerms {
  /** After so many days without an answer the offer expires. */
  answerDays: number;
  /** For the discussion; blank for none. */
  note: string;
}

/** A swap as its initiator proposes it. */
export interface SwapInput {
  recipientHandle: string;
  terms: TermsInput;
  /** The browser's own name for the offer; null if it may be made twice. */
  idempotencyKey: string | null;
}

/** Copies of a printing in terms that were sent. */
export interface SentItem extends TermsItem {
  /** Null if the printing isn't in the catalogue any more. */
  cardId: string | null;
}

/** Terms that were sent, from the viewer's side. */
export interface SentTerms extends SwapTerms<SentItem> {
  number: number;
  sentBy: OfferSide;
  createdAt: string;
}

/** A printing that an offer may ask for. */
export interface ListedPrinting {
  variantId: string;
  /** At least 1 (rules/offers#available). */
  available: number;
  /** The market price with the seller's adjustment, in whole cents; null without a market price. */
  marketPriceInCents: number | null;
}

export type ListedPrintings = ReadonlyMap<string, ListedPrinting>;

/** An error in an offer or in one of its printings. */
export interface OfferError extends FieldError {
  variantId: string | null;
  /** For PRICE_CHANGED: the present adjusted market price. */
  presentPriceInCents: number | null;
  /** For NOT_AVAILABLE: how many copies are left, as far as the viewer may know. */
  available: number | null;
}

/** The result of a change of an offer. */
export interface OfferResult {
  /** After the change, also with errors; null if none was made. */
  offer: OwnOffer | null;
  errors: OfferError[];
}
