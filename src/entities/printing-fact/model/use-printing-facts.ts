import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import {
  factsNeededBy,
  type CardExpression,
  type CopyCount,
  type PrintingFacts,
  sellersNamedIn,
} from '@domain/card-filter';
import { cardSetEndpoints } from '@/entities/card-set/@x/printing-fact';
import { selectSession } from '@/entities/session/@x/printing-fact';
import { useAppSelector } from '@/shared/store';
import { useMarket, useSoldBy } from './use-market';
import { useOwnCollections } from './use-own-collections';
import { useOwnLists } from './use-own-lists';

export interface PrintingFactsLoad {
  /** Null until all that the expression needs is known. */
  facts: PrintingFacts | null;
  /** Whether it asks for what is the viewer's, who isn't signed in and therefore has nothing. */
  isSignInNeeded: boolean;
  /** Whether some of it couldn't be loaded. */
  hasFailed: boolean;
  retry: () => void;
}

const NONE: readonly never[] = [];

const selectCardSets = cardSetEndpoints.cardSets.select();

/** The sets are loaded with the application, in order of release. */
const selectNewestSet = (state: RootState): string | null =>
  selectCardSets(state).data?.at(-1)?.id ?? null;

/**
 * The facts that an expression needs about the printings of some cards, and only those; they follow every change
 * (rules/search#mine).
 */
export function usePrintingFacts(
  expression: CardExpression,
  cards: readonly Card[],
): PrintingFactsLoad {
  const { user, status } = useAppSelector(selectSession);
  const needed = useMemo(() => factsNeededBy(expression), [expression]);
  const isOwnNeeded = needed.has('collection') || needed.has('lists');

  const isMarketNeeded = needed.has('market') || needed.has('changes');
  const isCollectionNeeded = Boolean(user) && needed.has('collection');
  const setIds = useMemo(
    () => (isCollectionNeeded ? setIdsOf(cards) : NONE),
    [isCollectionNeeded, cards],
  );
  const collections = useOwnCollections(setIds);
  const soldBy = useSoldBy(useMemo(() => sellersNamedIn(expression), [expression]));
  const market = useMarket(isMarketNeeded);
  // Only people with a handle have lists (rules/sharing#handle-needed).
  const lists = useOwnLists(needed.has('lists') && Boolean(user?.handle));

  const newestSet = useAppSelector(selectNewestSet);
  const isKnown = !(isOwnNeeded && status === 'loading') && collections.counts !== null;
  const facts = useMemo(() => {
    if (!isKnown || lists.known === null || market.known === null || soldBy.known === null)
      return null;
    const copies = mergedCopies(...(collections.counts ?? []), ...lists.known.counts);
    const { wants } = lists.known;
    return { ...market.known, soldBy: soldBy.known, copies, wants, newestSet };
  }, [isKnown, collections.counts, lists.known, market.known, soldBy.known, newestSet]);
  return {
    facts,
    isSignInNeeded: isOwnNeeded && status === 'visitor',
    hasFailed:
      collections.hasFailed || lists.hasFailed || market.error !== null || soldBy.error !== null,
    retry: () => {
      collections.retry();
      lists.retry();
      market.retry();
      soldBy.retry();
    },
  };
}

const setIdsOf = (cards: readonly Card[]): readonly string[] =>
  [...new Set(cards.map(({ cardSetId }) => cardSetId))].toSorted();

/** Copies of one kind or several, by the printing's id. */
type Copies = PrintingFacts['copies'];

/**
 * A list and the counts of its filters ask for the same: computed once for them all. Sets have no printing in common,
 * so most printings are only taken over.
 */
const mergedCopies = weakMapMemoize((...all: readonly Copies[]): Copies => {
  const [first = {}, ...others] = all;
  if (others.length === 0) return first;
  const merged: Record<string, Partial<Record<CopyCount, number>>> = { ...first };
  for (const copies of others) {
    for (const [id, counts] of Object.entries(copies)) {
      const known = merged[id];
      merged[id] = known ? { ...known, ...counts } : counts;
    }
  }
  return merged;
});
