import { MAX_ITEMS_AT_ONCE, TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import type { ApiError } from '@/shared/api';

/** How many copies of a printing a list is to hold. */
export interface Listing {
  variantId: string;
  quantity: number;
}

/** How many copies of each printing a player's own list holds, and the way to change that. */
export interface OwnList {
  /** By the printing's id; none for somebody who has no list yet, null until it is known. */
  quantities: Readonly<Record<string, number>> | null;
  /** Why it isn't known. */
  error: ApiError | null;
  retry: () => void;
  /**
   * Sets quantities, all of them or none, in one request, and makes the list first if need be.
   *
   * @returns what went wrong, in words; null for nothing
   */
  save: (listings: readonly Listing[]) => Promise<string | null>;
}

/** What is said where a list couldn't be made. */
export const NO_LIST = 'Your list couldn’t be started. Please try again.';

/** What is said where another tab changed one of the printings first. */
export const changedElsewhere = (kind: TradeListKind): string =>
  `Your ${TRADE_LISTS[kind].name} was changed elsewhere meanwhile. It is up to date now: look again, then add.`;

/** What is said where more is asked for than one request may change. */
export const TOO_MANY = `At most ${MAX_ITEMS_AT_ONCE.toLocaleString('en')} printings can be added at once.`;
