import { skipToken } from '@reduxjs/toolkit/query';
import type { Card } from '@domain/card';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { useCardQuery } from '../api/card-api';
import { selectCard, selectCardLoadError, selectIsCardInFlight } from './card-cache-slice';

type CardLoad =
  | { status: 'loading'; card: null }
  | { status: 'loaded'; card: Card }
  | { status: 'missing'; card: null }
  | { status: 'failed'; card: null; error: ApiError };

/**
 * A card from the cache, loaded first if necessary; null for none. `retry` tries a failed load again. A card that is
 * there needs no query.
 */
export function useCard(id: string | null): CardLoad & { retry: () => void } {
  const card = useAppSelector((state) => selectCard(state, id));
  const query = useCardQuery(card ? skipToken : (id ?? skipToken));
  const inFlight = useAppSelector((state) => selectIsCardInFlight(state, id));
  const sharedError = useAppSelector(selectCardLoadError);
  const retry = () => void query.refetch();

  if (card) return { status: 'loaded', card, retry };
  if (query.isFetching || inFlight) return { status: 'loading', card: null, retry };
  // Another query's batch may have contained the card, so its failure is only in the shared error.
  const carried = id !== null && sharedError?.ids.includes(id) ? sharedError : null;
  const error = apiErrorOf(query.error) ?? carried;
  return error
    ? { status: 'failed', card: null, error, retry }
    : { status: 'missing', card: null, retry };
}
