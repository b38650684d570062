import { useRef } from 'react';
import { MAX_ITEMS_AT_ONCE, TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import {
  setListed,
  undoListed,
  useTradeListQuery,
  type ItemsChange,
  type ListedInput,
} from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/store';
import { type Quantities, useQuantities } from './raises';

/** How many copies of each printing a player's own list holds, and the way to change that. */
export interface OwnList {
  /** By the printing's id; empty for somebody who has no list yet, null until it is known. */
  quantities: Quantities | null;
  /** Why it isn't known. */
  error: ApiError | null;
  retry: () => void;
  /**
   * Sets quantities, all of them or none, in one request; makes the list first if necessary.
   *
   * @returns what went wrong, in words; null for nothing
   */
  save: (listings: readonly ListedInput[]) => Promise<string | null>;
  /**
   * Takes the last change back, all of it or nothing.
   *
   * @returns what went wrong, in words; null for nothing
   */
  undo: () => Promise<string | null>;
}

/** Shown if another tab changed one of the printings first. */
const changedElsewhere = (kind: TradeListKind): string =>
  `Your ${TRADE_LISTS[kind].name} was changed elsewhere in the meantime. It is up to date now: check it, then add the cards.`;

/** Shown if there are more changes than one request may have. */
const TOO_MANY = `At most ${formatNumber(MAX_ITEMS_AT_ONCE)} printings can be added at once.`;

/** The viewer's own list of a kind. */
export function useOwnList(kind: TradeListKind): OwnList {
  const dispatch = useAppDispatch();
  const query = useTradeListQuery(kind, { userHandle: null });
  const list = query.currentData;
  const last = useRef<ItemsChange | null>(null);
  return {
    quantities: useQuantities(list),
    error: query.isFetching ? null : (apiErrorOf(query.error) ?? null),
    retry: () => void query.refetch(),
    async save(items) {
      if (items.length > MAX_ITEMS_AT_ONCE) return TOO_MANY;
      const ifOvertaken = changedElsewhere(kind);
      const outcome = await dispatch(setListed({ kind, list: list ?? null, items, ifOvertaken }));
      if ('failure' in outcome) return outcome.failure;
      last.current = outcome.undo;
      return null;
    },
    async undo() {
      const failure = last.current && (await dispatch(undoListed(last.current)));
      if (failure === null) last.current = null;
      return failure;
    },
  };
}
