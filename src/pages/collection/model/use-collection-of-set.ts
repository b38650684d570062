import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { useCardsOfSet } from '@/entities/card';
import { useSetCollectionQuery, type SetCollection } from '@/entities/collection';
import { useAuth, type Viewpoint } from '@/entities/session';
import { useWantedCounts, type WantedCounts } from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';

export interface CollectionOfSetLoad {
  /** Null until first loaded; they stay if a retry fails. */
  cards: readonly Card[] | null;
  collection: SetCollection | null;
  /** The collection is private, or doesn't exist (rules/attacks#hidden-things). */
  isMissing: boolean;
  error: ApiError | null;
  retry: () => void;
}

/**
 * A set's cards and a player's counts of them, requested in parallel.
 *
 * @param code in upper case; null asks for nothing
 */
export function useCollectionOfSet(
  code: string | null,
  { handle, isSharedView }: Viewpoint,
): CollectionOfSetLoad {
  const userHandle = isSharedView ? null : handle;
  const ofSet = useCardsOfSet(code);
  const query = useSetCollectionQuery(
    code === null ? skipToken : { cardSetCode: code, userHandle },
  );
  const error = apiErrorOf(query.error) ?? null;
  const isMissing = error?.code === 'NOT_FOUND';
  const collection = useMemo(
    () => query.currentData && (isSharedView ? asOthersSee(query.currentData) : query.currentData),
    [query.currentData, isSharedView],
  );
  return {
    cards: ofSet.cards,
    collection: collection ?? null,
    isMissing,
    error: isMissing ? null : (ofSet.error ?? (query.isFetching ? null : error)),
    retry: () => {
      if (ofSet.error) ofSet.retry();
      if (error) void query.refetch();
    },
  };
}

/** Without what the server shows only to the owner (rules/collection#who-sees-what). */
const asOthersSee = ({ counts, ...collection }: SetCollection): SetCollection => ({
  ...collection,
  isOwner: false,
  counts: Object.fromEntries(
    Object.entries(counts).map(([id, count]) => [id, { ...count, missing: null, target: null }]),
  ),
});

interface WantedPrintings {
  /** The quantities on the viewer's own want list, by the printing's id; empty for visitors. */
  counts: WantedCounts;
  /**
   * The wanted printings if the viewer may filter by them: another player with a handle and wants; otherwise null
   * (rules/collection#filter-by-count).
   */
  toAskFor: ReadonlySet<string> | null;
}

export function useWantedPrintings({ isOwner, isSharedView }: Viewpoint): WantedPrintings {
  const { user } = useAuth();
  const counts = useWantedCounts();
  const hasHandle = Boolean(user?.handle);
  const toAskFor = useMemo(() => {
    if (isOwner || isSharedView || !hasHandle) return null;
    const ids = Object.keys(counts).filter((id) => (counts[id] ?? 0) > 0);
    return ids.length > 0 ? new Set(ids) : null;
  }, [counts, isOwner, isSharedView, hasHandle]);
  return { counts, toAskFor };
}
