import { MAX_INVENTORY } from './collection';
import type { SharingSubject } from './sharing';

/** A want list or a sale list. */
export type TradeListKind = Exclude<SharingSubject, 'COLLECTION'>;

/** The most copies of one printing on a want list (rules/trade-lists#want-quantity). */
export const MAX_WANTED = 5;

/** The most copies of one printing on a sale list: as many as a collection counts. */
export const MAX_FOR_SALE = MAX_INVENTORY;

interface TradeListFacts {
  /** Within a sentence. */
  name: string;
  /** As titles have it. */
  title: string;
  /** The maximum of copies per printing (rules/trade-lists#sale-quantity). */
  most: number;
}

/** What each kind of list is called, and how much it holds. */
export const TRADE_LISTS: Record<TradeListKind, TradeListFacts> = {
  WANT_LIST: { name: 'want list', title: 'Want List', most: MAX_WANTED },
  SALE_LIST: { name: 'sale list', title: 'Sale List', most: MAX_FOR_SALE },
};

/** Whose printings match those of a list: what one player sells, another wants. */
export const OTHER_LIST: Record<TradeListKind, TradeListKind> = {
  WANT_LIST: 'SALE_LIST',
  SALE_LIST: 'WANT_LIST',
};

/** The quantity that takes a printing off a list. */
export const OFF_LIST = 0;

/** Whether a list may hold so many copies of a printing: an integer from 1 to its maximum. */
export const isListedQuantity = (kind: TradeListKind, value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= TRADE_LISTS[kind].most;

/**
 * How many copies of a printing a list is to hold so that all missing or extra copies are on it: never fewer than now,
 * and never more than the maximum (rules/trade-lists#want-quantity).
 *
 * @param listed how many are on the list now, 0 if the printing isn't on it
 * @param copies how many the collection lacks, or has beyond a playset and the target (rules/collection#playset)
 */
export const raisedTo = (kind: TradeListKind, listed: number, copies: number): number =>
  Math.max(listed, Math.min(copies, TRADE_LISTS[kind].most));

/** The most printings that one request changes on a want list or a sale list: all those of a set, and a margin. */
export const MAX_ITEMS_AT_ONCE = 1_500;

/** The texts for a printing that two tabs changed. */
export interface ConflictWords {
  /** What happened on both sides, in two sentences. */
  story: string;
  /** The buttons' labels. */
  keep: string;
  take: string;
}

/**
 * The texts for a conflict about a printing on a list.
 *
 * @param own what the viewer set, such as “3 copies”; null if they removed it
 * @param theirs the present value; null if it was removed
 */
export const listConflictWords = (own: string | null, theirs: string | null): ConflictWords => ({
  story: [
    own === null ? 'You took it off the list.' : `You set ${own}.`,
    theirs === null ? 'It was taken off the list.' : `It is now ${theirs}.`,
  ].join(' '),
  keep: own === null ? 'Take it off' : `Keep ${own}`,
  take: theirs === null ? 'Leave it off' : `Take ${theirs}`,
});
