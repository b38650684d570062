import type { OfferSide } from '@domain/offer';
import type { OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import type { OfferPick } from './offer-draft';

/** The two sides of a swap, from the viewer's point of view. */
export type SwapPile = 'gives' | 'gets';

/** What a swap is about: a new one with a player, or other terms for an offer. */
export interface SwapSubject {
  recipientHandle: string;
  /** The terms that are answered; null for a new swap. */
  counters: { offerId: string; termsNumber: number; mySide: OfferSide } | null;
}

/** What a swap's form begins with. */
export interface SwapStart {
  gives: readonly OfferPick[];
  gets: readonly OfferPick[];
  balanceInCents: number;
  iPay: boolean;
}

/** Terms that aren't sent yet. */
export interface SwapDraft extends SwapSubject, Record<SwapPile, Record<string, OfferPick>> {
  /** The same each time it is sent. */
  idempotencyKey: string;
  /** As it is typed, in dollars; empty for none. */
  balance: string;
  iPay: boolean;
  answerDays: number;
  note: string;
  /** Whether the person changed anything: discarding it would lose that. */
  isTouched: boolean;
  isSending: boolean;
  /** The server's reasons for refusing it. */
  errors: OfferError[];
  /** Why the call failed; it may not be known whether it arrived. */
  failure: ApiError | null;
}

/** The key of a draft: one for each player, and one for each terms to answer. */
export const swapKeyOf = ({ recipientHandle, counters }: SwapSubject): string =>
  counters === null ? `TRADE ${recipientHandle}` : `${counters.offerId} ${counters.termsNumber}`;

export interface SwapDraftsState {
  /** By `swapKeyOf`. They stay when the dialog is closed, until they are sent. */
  byKey: Record<string, SwapDraft>;
  /** The open draft's key; null while the dialog is closed. */
  openKey: string | null;
  /** A swap that was made just now. */
  sent: { recipientHandle: string; offerId: string; isCounter: boolean } | null;
}
