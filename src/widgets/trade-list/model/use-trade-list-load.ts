import { useEffect } from 'react';
import { useCardSets } from '@/entities/card-set';
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
