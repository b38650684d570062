import type { ListOfferType } from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import type { OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';

/** A printing for an offer, and how many copies of it. */
export interface OfferPick {
  variantId: string;
  cardId: string;
  quantity: number;
}

/** Whose list an offer is made on, and whether its initiator buys or sells. */
export interface OfferSubject {
  recipientHandle: string;
  offerType: ListOfferType;
}

/** A price that a person set in place of the one that the lists propose. */
interface DraftPrice {
  priceType: PriceType;
  /** In whole cents: the FIXED price, or the last one that was typed; null until one is typed. */
  fixedPriceInCents: number | null;
  /** The text in the price's field if it can't be read as a price; otherwise null. */
  typed: { text: string; isLeft: boolean } | null;
}

/** A printing in an offer that isn't sent yet. */
export interface DraftItem extends OfferPick {
  /** Null while it is the one that the lists propose. */
  price: DraftPrice | null;
}

/** The current market price in whole cents, from the server's refusal of an older one. */
export interface ServerPrice {
  was: number | null;
  is: number | null;
}

/** An offer that isn't sent yet. */
export interface OfferDraft extends OfferSubject {
  /** The same each time it is sent. */
  idempotencyKey: string;
  /** By the printing's id. */
  items: Record<string, DraftItem>;
  /** After so many days without an answer it lapses. */
  answerDays: number;
  note: string;
  /** By the printing's id. */
  serverPrices: Record<string, ServerPrice>;
  isSending: boolean;
  /** The server's reasons for refusing it, except for parts that the person has changed since. */
  errors: OfferError[];
  /** Why the call failed; it may not be known whether the offer arrived. */
  failure: ApiError | null;
}

/** The key of the draft for somebody's list. */
export const draftKeyOf = ({ recipientHandle, offerType }: OfferSubject): string =>
  `${offerType} ${recipientHandle}`;

/** Whether discarding a draft would lose anything. */
export const hasContents = ({ items, note }: OfferDraft): boolean =>
  Object.keys(items).length > 0 || note.trim() !== '';

/** The halves of the dialog, of which a narrow window shows one at a time. */
export type OfferPane = 'CARDS' | 'OFFER';

/** The open dialog. */
export interface OpenOffer extends OfferSubject {
  pane: OfferPane;
  /** The search text for the list's cards. */
  search: string;
  /** The created offer; null until it is created. */
  sentOfferId: string | null;
}

export interface OfferDraftsState {
  /** By `draftKeyOf`. They stay when the dialog is closed, until they are sent. */
  byKey: Record<string, OfferDraft>;
  /** Null while the dialog is closed. */
  open: OpenOffer | null;
}

/** There is no draft. */
export const NO_OFFER_DRAFTS: OfferDraftsState = { byKey: {}, open: null };
