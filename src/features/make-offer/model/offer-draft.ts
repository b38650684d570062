import type { OfferType } from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import type { OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';

/** A printing for an offer, and how many copies of it. */
export interface OfferPick {
  variantId: string;
  cardId: string;
  quantity: number;
}

/** Whose list an offer is about, and what its initiator wants to do. */
export interface OfferSubject {
  recipientHandle: string;
  offerType: OfferType;
}

/** A price that a person set, over what the lists propose. */
interface DraftPrice {
  priceType: PriceType;
  /** In whole cents: what a FIXED price is, or was when it was chosen last; null until one is typed. */
  fixedPriceInCents: number | null;
  /** What is in the price's field and couldn't be read so far; null where the cents say it all. */
  typed: { text: string; isLeft: boolean } | null;
}

/** A printing in an offer that isn't sent yet. */
export interface DraftItem extends OfferPick {
  /** Null as long as it is what the lists propose. */
  price: DraftPrice | null;
}

/** The market price from the server's refusal of the one that was seen, in whole cents. */
export interface ServerPrice {
  was: number | null;
  is: number | null;
}

/** An offer that isn't sent yet: all that a person made of it. */
export interface OfferDraft extends OfferSubject {
  /** The same for every try to send it. */
  idempotencyKey: string;
  /** By the printing's id. */
  items: Record<string, DraftItem>;
  note: string;
  /** By the printing's id. */
  serverPrices: Record<string, ServerPrice>;
  isSending: boolean;
  /** Why the server refused it as it was, as far as the person hasn't changed that since. */
  errors: OfferError[];
  /** Why it isn't known whether it arrived, or what else went wrong. */
  failure: ApiError | null;
}

/** The key of the draft for somebody's list. */
export const draftKeyOf = ({ recipientHandle, offerType }: OfferSubject): string =>
  `${offerType} ${recipientHandle}`;

/** Whether a draft has contents that would be missed. */
export const hasContents = ({ items, note }: OfferDraft): boolean =>
  Object.keys(items).length > 0 || note.trim() !== '';

/** The halves of the dialog, of which a narrow window shows one at a time. */
export type OfferPane = 'CARDS' | 'OFFER';

/** The open dialog. */
export interface OpenOffer extends OfferSubject {
  pane: OfferPane;
  /** What is looked for among the list's cards. */
  search: string;
  /** The offer that came of it; null until it was made. */
  sentOfferId: string | null;
}

export interface OfferDraftsState {
  /** By `draftKeyOf`. They stay when the dialog is closed, until they are sent. */
  byKey: Record<string, OfferDraft>;
  /** Null while the dialog is closed. */
  open: OpenOffer | null;
}

/** Nothing was begun. */
export const NO_OFFER_DRAFTS: OfferDraftsState = { byKey: {}, open: null };
