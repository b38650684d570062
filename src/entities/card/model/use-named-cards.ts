import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { useCardsQuery } from '../api/card-api';
import { selectCardLoadError, selectCardsById, selectIsAnyInFlight } from './card-cache-slice';

interface NamedCards {
  /** Those that are loaded, by their ids. */
  cards: ReadonlyMap<string, Card>;
  /** Whether all that exist are loaded. */
  areLoaded: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** Cards by their ids. Those that aren't in the cache are loaded. */
export function useNamedCards(ids: readonly string[]): NamedCards {
  const words = [...new Set(ids)].sort().join('\n');
  const asked = useMemo(() => (words === '' ? [] : words.split('\n')), [words]);
  const query = useCardsQuery(asked.length > 0 ? asked : skipToken);
  const byId = useAppSelector(selectCardsById);
  const cards = useMemo(
    () => new Map(asked.flatMap((id) => (byId[id] ? [[id, byId[id]] as const] : []))),
    [asked, byId],
  );
  // A query leaves to another what that loads already, and may be done before it.
  const isAwaited = useAppSelector((state) => selectIsAnyInFlight(state, asked));
  // So is its failure.
  const failure = useAppSelector(selectCardLoadError);
  const failed = failure?.ids.some((id) => asked.includes(id) && !cards.has(id)) ? failure : null;
  const areLoaded =
    cards.size === asked.length ||
    (query.currentData !== undefined && !query.isFetching && !isAwaited && failed === null);
  return {
    cards,
    areLoaded,
    error: areLoaded || query.isFetching || isAwaited ? null : (apiErrorOf(query.error) ?? failed),
    retry: () => void query.refetch(),
  };
}
