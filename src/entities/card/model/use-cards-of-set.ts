import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import type { Card } from '@domain/card';
import type { ApiError } from '@/shared/api';
import { useCardSetQuery } from '../api/card-api';
import { selectCardsOfSet, type WithCardCache } from './card-cache-selectors';

export interface CardsOfSet {
  /** In the server's order; null until they were loaded once. They stay while another try fails. */
  cards: Card[] | null;
  /** ISO 8601; null where no card has a price, undefined until it is known, just after the cards. */
  pricesRecordedAt: string | null | undefined;
  error: ApiError | null;
  retry: () => void;
}

/** All cards of a set by its upper-case code; null asks for none. */
export function useCardsOfSet(code: string | null): CardsOfSet {
  const query = useCardSetQuery(code ?? skipToken);
  const cards = useSelector((state: WithCardCache) => selectCardsOfSet(state, code ?? ''));
  return {
    cards,
    pricesRecordedAt: query.currentData?.pricesRecordedAt,
    error: query.isFetching ? null : ((query.error as ApiError | undefined) ?? null),
    retry: () => void query.refetch(),
  };
}
