import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { useCardsOfSet } from '@/entities/card';
import { useCatalogue } from '@/entities/catalogue';
import { collectionApi, useSetCollectionQuery, type SetCollection } from '@/entities/collection';
import { useAuth, type Viewpoint } from '@/entities/session';
import { useWantedCounts, type WantedCounts } from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAnswers } from '@/shared/lib/use-answers';

const { setCollection } = collectionApi.endpoints;

/** A set's collection, or that of all sets. */
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

/**
 * All sets' cards, which come without pictures, and a player's counts of them.
 *
 * @param cardSets none asks for nothing
 */
export function useCollectionOfAllSets(
  cardSets: readonly CardSet[],
  { handle, isSharedView }: Viewpoint,
): CollectionOfSetLoad {
  const userHandle = isSharedView ? null : handle;
  const ofCatalogue = useCatalogue({ isNeeded: cardSets.length > 0 });
  const { answers, error, retry } = useAnswers(
    setCollection,
    cardSets.map(({ code }) => ({ cardSetCode: code, userHandle })),
  );
  const collection = useMemo(() => {
    const [first] = answers ?? [];
    if (!answers || !first) return null;
    const counts = Object.assign(
      {},
      ...answers.map((answer) => answer.counts),
    ) as typeof first.counts;
    const whole = { ...first, counts };
    return isSharedView ? asOthersSee(whole) : whole;
  }, [answers, isSharedView]);
  const isMissing = error?.code === 'NOT_FOUND';
  return {
    cards: ofCatalogue.catalogue?.cards ?? null,
    collection,
    isMissing,
    error: isMissing ? null : (ofCatalogue.error ?? error),
    retry: () => {
      if (ofCatalogue.error) ofCatalogue.retry();
      if (error) retry();
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
