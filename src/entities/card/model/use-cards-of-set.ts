import { shallowEqual } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { useCardSetQuery } from '../api/card-api';
import { selectCardsOfSet } from './card-cache-slice';

export interface CardsOfSet {
  /** In the server's order; null until first loaded. They stay if a retry fails. */
  cards: Card[] | null;
  /** ISO 8601; null where no card has a price, undefined until it is known, just after the cards. */
  pricesRecordedAt: string | null | undefined;
  error: ApiError | null;
  retry: () => void;
}

/** All cards of a set by its upper-case code; null for none. */
export function useCardsOfSet(code: string | null): CardsOfSet {
  const query = useCardSetQuery(code ?? skipToken);
  const cards = useAppSelector((state) => selectCardsOfSet(state, code ?? ''));
  return {
    cards,
    pricesRecordedAt: query.currentData?.pricesRecordedAt,
    error: query.isFetching ? null : (apiErrorOf(query.error) ?? null),
    retry: () => void query.refetch(),
  };
}

/** The cards of those sets that are already in the card cache, by the sets' codes. Requests nothing. */
export function useCachedCardsOfSets(codes: readonly string[]): ReadonlyMap<string, Card[]> {
  const cached = useAppSelector(
    (state) => codes.map((code) => selectCardsOfSet(state, code)),
    shallowEqual,
  );
  return useMemo(
    () => new Map(codes.flatMap((code, index) => (cached[index] ? [[code, cached[index]]] : []))),
    [codes, cached],
  );
}
