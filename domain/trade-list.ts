import { MAX_FOR_SALE } from './sale-list';
import type { SharingSubject } from './sharing';
import { MAX_WANTED } from './want-list';

/** A want list or a sale list. */
export type TradeListKind = Exclude<SharingSubject, 'COLLECTION'>;

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
