import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import type { Card } from '@domain/card';
import type { SetGroup } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { useShownPrintings } from '@/features/filter-cards';
import { useListedPrintings, type Listed, type ListedPrinting } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { useSaleListQuery } from '@/entities/sale-list';
import { useAuth } from '@/entities/session';
import { useWantListQuery } from '@/entities/want-list';
import { apiErrorOf, type CallError, type ApiError } from '@/shared/api';

/** What is known of a list. */
export interface TradeListLoad<List> {
  /** Null where there is none, or none that the viewer may see; undefined while it isn't known. */
  list: List | null | undefined;
  /** Why it isn't known, or couldn't be refetched. */
  error: ApiError | null;
  retry: () => void;
}

interface Query<List> {
  currentData?: List | null | undefined;
  error?: CallError | undefined;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/**
 * What a list's query says, together with the card sets, without which no list can be shown. It is refetched whenever
 * the person looks at the window again: a list may have been changed, or no longer be shared with them.
 */
export function useTradeListLoad<List>(query: Query<List>): TradeListLoad<List> {
  const { currentData, error, isFetching, isUninitialized, refetch } = query;
  useEffect(() => {
    if (isUninitialized) return undefined;
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', lookAgain);
    // Of two windows side by side, both stay visible.
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [isUninitialized, refetch]);
  const sets = useCardSets();
  const ownError = isFetching ? null : (apiErrorOf(error) ?? null);
  return {
    list: currentData && !sets.cardSets && sets.error ? undefined : currentData,
    error: ownError ?? sets.error,
    retry: () => {
      if (sets.error) sets.retry();
      if (error) void refetch();
    },
  };
}

interface ListContents<Item extends Listed> {
  /** The cards on the list, each once; null until they were loaded once. */
  cards: readonly Card[] | null;
  /** The printings that filter and switch let through, by set. */
  groups: readonly SetGroup<ListedPrinting<Item>>[];
  /** The ids of those cards, in their order. */
  shownCards: readonly string[];
  error: ApiError | null;
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * A list's cards and what is to be shown of them.
 *
 * @param matches what the viewer's switch leaves; null where there is no switch
 */
export function useListContents<Item extends Listed>(
  items: Readonly<Record<string, Item>>,
  matches: ReadonlySet<string> | null,
): ListContents<Item> {
  const { cardSets } = useCardSets();
  const listed = useListedPrintings(items);
  const { groups } = useShownPrintings({
    rows: listed.rows ?? NONE,
    cards: listed.cards,
    cardSets: cardSets ?? NONE,
    matches,
  });
  const shownCards = useMemo(
    () => [...new Set(groups.flatMap(({ printings }) => printings.map(({ card }) => card.id)))],
    [groups],
  );
  return {
    cards: listed.rows && cardSets ? listed.cards : null,
    groups,
    shownCards,
    error: listed.error,
    retry: listed.retry,
  };
}

interface MatchesInput {
  /** Of the list that is looked at. */
  kind: TradeListKind;
  isOwner: boolean;
}

/**
 * The printings of the viewer's own other list: what they sell, on somebody's want list; what they want, on a sale
 * list. Null where there is nothing to compare: for the owner, for who has no handle, and while that list is empty
 * (rules/trade-lists#viewers-switch).
 */
export function useMatches({ kind, isOwner }: MatchesInput): ReadonlySet<string> | null {
  const { user } = useAuth();
  const own = !isOwner && user?.handle ? { userHandle: null } : skipToken;
  const { currentData: saleList } = useSaleListQuery(kind === 'WANT_LIST' ? own : skipToken);
  const { currentData: wantList } = useWantListQuery(kind === 'SALE_LIST' ? own : skipToken);
  const items = (kind === 'WANT_LIST' ? saleList : wantList)?.items;
  return useMemo(() => {
    const ids = Object.keys(items ?? {});
    return ids.length > 0 ? new Set(ids) : null;
  }, [items]);
}
