import { MAX_OFFER_ITEMS, type OfferSide } from '@domain/offer';
import type { BalanceAnswer, OfferError } from '@/entities/offer';
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
export interface SwapStart extends Record<SwapPile, readonly OfferPick[]> {
  balanceInCents: number;
  iPay: boolean;
  /** If these cards were balanced. */
  balanced?: BalanceOutcome;
}

/** How balancing ended (rules/fairness#balance-it). */
export type BalanceOutcome =
  | {
      kind: 'FOUND';
      /** Copies more or fewer than before. */
      changes: number;
      /** How much more the player gets than they give, money included; negative for less. */
      leadInCents: number;
      isEven: boolean;
      isProvenBest: boolean;
    }
  | { kind: 'REFUSED'; refusal: NonNullable<BalanceAnswer['refusal']> }
  | { kind: 'FAILED'; failure: ApiError };

/** Terms that aren't sent yet. */
export interface SwapDraft extends SwapSubject, Record<SwapPile, Record<string, OfferPick>> {
  /** The same each time it is sent. */
  idempotencyKey: string;
  /** As it is typed, in dollars; empty for none. */
  balance: string;
  iPay: boolean;
  answerDays: number;
  note: string;
  /** The id of the balancing that runs; a change of what is balanced ends it. */
  balancing: string | null;
  /** How the last balancing ended; null once something else was chosen. */
  balanced: BalanceOutcome | null;
  /** Whether the person changed anything: discarding it would lose that. */
  isTouched: boolean;
  isSending: boolean;
  /** The server's reasons for refusing it. */
  errors: OfferError[];
  /** Why the call failed; it may not be known whether it arrived. */
  failure: ApiError | null;
}

/** Picks as the server takes them. */
export const copiesOf = (picks: readonly OfferPick[]) =>
  picks.map(({ variantId, quantity }) => ({ variantId, quantity }));

/** What a new swap may name: each printing on one side, and no more of them than an offer may have. */
export function sendable(start: SwapStart): SwapStart {
  const got = new Set(start.gets.map(({ variantId }) => variantId));
  const gives = start.gives.filter(({ variantId }) => !got.has(variantId));
  const most = (others: number) => Math.max(MAX_OFFER_ITEMS - others, MAX_OFFER_ITEMS / 2);
  return {
    ...start,
    gives: gives.slice(0, most(start.gets.length)),
    gets: start.gets.slice(0, most(gives.length)),
  };
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
