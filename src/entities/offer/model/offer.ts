import {
  type OfferedPrice,
  type OfferOutline,
  type OfferSide,
  type OfferState,
  type SwapTerms,
  type TermsItem,
  giverOf,
  otherSide,
} from '@domain/offer';
import type { ResultOf } from '@/shared/api/graphql';
import type { OfferErrorFields, OfferNoteFields } from '../api/offer.operations';

/** One of the two people of an offer; the handle is null once the account was deleted. */
export type OfferParty = OfferNote['user'];

/** An offer without its cards and its discussion. Times are ISO 8601. */
export interface OfferSummary extends OfferState {
  id: string;
  initiator: OfferParty;
  recipient: OfferParty;
  /** Which of the two the viewer is. */
  mySide: OfferSide;
  /** The money in a swap: in whole cents, and who pays it. */
  balanceInCents: number;
  balancePaidBy: OfferSide | null;
  /** When it expires, unless it is answered. */
  expiresAt: string;
  /** When both sides were asked what became of it; null if they weren't. */
  remindedAt: string | null;
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
  /** Whether the initiator of a swap gives it. */
  inReturn: boolean;
  quantity: number;
  /** The newest market price in whole cents; null without one. */
  marketPriceInCents: number | null;
}

/** Copies of a printing in terms that were sent; `cardId` is null if the printing has left the catalogue. */
export interface SentItem extends TermsItem {
  cardId: string | null;
}

/** Terms as they were sent, from the viewer's side. */
export interface SentTerms extends SwapTerms<SentItem> {
  /** From 1. */
  number: number;
  sentBy: OfferSide;
  /** ISO 8601. */
  createdAt: string;
}

/** What one side wrote, as plain text; empty if an administrator removed it. */
export type OfferNote = ResultOf<typeof OfferNoteFields>;

/** Everything that an offer's page shows. */
export interface Offer extends OfferSummary {
  declineReason: string | null;
  offerItems: readonly OfferItem[];
  /** All terms in their order; empty for an offer to buy or to sell that was never countered. */
  terms: readonly SentTerms[];
  /** The latest notes and the earlier ones that were loaded, in the order of time. */
  notes: readonly OfferNote[];
  /** The ids of notes that an administrator removed, earlier ones too. */
  removedNoteIds: readonly string[];
  /** Whether there may be more before them. */
  hasEarlierNotes: boolean;
}

/**
 * What was wrong with an offer or one of its printings: with PRICE_CHANGED the current adjusted price, with NOT_AVAILABLE
 * how many copies are left, if the viewer may know.
 */
export type OfferError = ResultOf<typeof OfferErrorFields>;

/** The total number of copies in an offer. */
export const copiesIn = ({ offerItems }: Pick<Offer, 'offerItems'>): number =>
  offerItems.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cards that the viewer gives, and those that they get. */
export function sidesOf({
  offerItems,
  offerType,
  mySide,
}: Pick<Offer, 'offerItems' | 'offerType' | 'mySide'>): Record<'gives' | 'gets', OfferItem[]> {
  const isMine = (item: OfferItem) => giverOf(offerType, item) === mySide;
  return {
    gives: offerItems.filter(isMine),
    gets: offerItems.filter((item) => !isMine(item)),
  };
}

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
  if (offer.offerType === 'TRADE') {
    return offer.mySide === 'INITIATOR'
      ? `You offered to swap with ${other}`
      : `${other} offered to swap with you`;
  }
  const [verb, preposition] = offer.offerType === 'BUY' ? ['buy', 'from'] : ['sell', 'to'];
  return offer.mySide === 'INITIATOR'
    ? `You offered to ${verb} ${preposition} ${other}`
    : `${other} offered to ${verb} ${preposition} you`;
}
