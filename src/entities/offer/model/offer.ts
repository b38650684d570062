import {
  type OfferedPrice,
  type OfferOutline,
  type OfferSide,
  type OfferState,
  type OfferType,
  otherSide,
} from '@domain/offer';
import type { FieldError } from '@/shared/api';

/** One of the two people of an offer. */
export interface OfferParty {
  id: string;
  /** Null once the account was deleted. */
  handle: string | null;
}

/** An offer without its cards and its discussion. Times are ISO 8601. */
export interface OfferSummary extends OfferState {
  id: string;
  offerType: OfferType;
  initiator: OfferParty;
  recipient: OfferParty;
  /** Which of the two the viewer is. */
  mySide: OfferSide;
  /** Whether the other side changed something that the viewer hasn't seen. */
  isUnread: boolean;
  /** Rises with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** An offer in a table of offers, with what its row shows in addition. */
export interface ListedOffer extends OfferSummary {
  /** Notes from the other side that the viewer hasn't seen. */
  unreadNotes: number;
  outline: OfferOutline<{ variantId: string; cardId: string }>;
}

/** A printing in an offer. */
export interface OfferItem extends OfferedPrice {
  variantId: string;
  cardId: string;
  quantity: number;
  /** The newest market price in whole cents; null without one. */
  marketPriceInCents: number | null;
}

/** What one side wrote, as plain text. */
export interface OfferNote {
  id: string;
  /** Empty if an administrator removed it. */
  content: string;
  isRemoved: boolean;
  createdAt: string;
  user: OfferParty;
}

/** Everything that an offer's page shows. */
export interface Offer extends OfferSummary {
  declineReason: string | null;
  offerItems: readonly OfferItem[];
  /** The latest notes and the earlier ones that were loaded, in the order of time. */
  notes: readonly OfferNote[];
  /** Whether there may be more before them. */
  hasEarlierNotes: boolean;
}

/** What was wrong with an offer or one of its printings. */
export interface OfferError extends FieldError {
  variantId: string | null;
  /** With PRICE_CHANGED: the current adjusted price. */
  presentPriceInCents: number | null;
  /** With NOT_AVAILABLE: how many copies are left. */
  available: number | null;
}

/** The total number of copies in an offer. */
export const copiesIn = ({ offerItems }: Pick<Offer, 'offerItems'>): number =>
  offerItems.reduce((sum, { quantity }) => sum + quantity, 0);

/** A side of an offer. */
export const partyOn = (
  { initiator, recipient }: Pick<OfferSummary, 'initiator' | 'recipient'>,
  side: OfferSide,
): OfferParty => (side === 'INITIATOR' ? initiator : recipient);

/** A player's name in the middle of a sentence. */
export const partyName = ({ handle }: OfferParty): string => handle ?? 'a deleted user';

/** The other side's name in the middle of a sentence. */
export const otherName = (offer: OfferSummary): string =>
  partyName(partyOn(offer, otherSide(offer.mySide)));

/** Who offered to buy or to sell, and to which player (rules/offers#offer-page), from the viewer's side. */
export function offerSentence(offer: OfferSummary): string {
  const other = otherName(offer);
  const [verb, preposition] = offer.offerType === 'BUY' ? ['buy', 'from'] : ['sell', 'to'];
  return offer.mySide === 'INITIATOR'
    ? `You offered to ${verb} ${preposition} ${other}`
    : `${other} offered to ${verb} ${preposition} you`;
}
