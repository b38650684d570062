import { MAX_FOR_SALE } from './sale-list';
import type { SharingSubject } from './sharing';
import { MAX_WANTED } from './want-list';

/** A list of what somebody looks for, or of what they sell. */
export type TradeListKind = Exclude<SharingSubject, 'COLLECTION'>;

/** What each list is called, and how many copies of a printing it holds at most (rules/trade-lists#sale-quantity). */
export const TRADE_LISTS: Record<TradeListKind, { name: string; most: number }> = {
  WANT_LIST: { name: 'want list', most: MAX_WANTED },
  SALE_LIST: { name: 'sale list', most: MAX_FOR_SALE },
};

/** The most printings that one request changes on a want list or a sale list: all those of a set, and a margin. */
export const MAX_ITEMS_AT_ONCE = 1_500;

/** What is said where two tabs changed one printing of a list. */
export interface ConflictWords {
  /** What happened on both sides, in two sentences. */
  story: string;
  /** What the buttons say. */
  keep: string;
  take: string;
}

/**
 * What a conflict about a printing of a list is about.
 *
 * @param own what the person set, in words, such as “3 copies”; null where they took it off the list
 * @param theirs what is there now; null where it was taken off
 */
export const listConflictWords = (own: string | null, theirs: string | null): ConflictWords => ({
  story: [
    own === null ? 'You took it off the list.' : `You set ${own}.`,
    theirs === null ? 'It was taken off the list.' : `It has become ${theirs}.`,
  ].join(' '),
  keep: own === null ? 'Take it off' : `Keep ${own}`,
  take: theirs === null ? 'Leave it off' : `Take ${theirs}`,
});
