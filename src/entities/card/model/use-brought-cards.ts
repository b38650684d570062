import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { cardEndpoints } from '../api/card-api';
import { selectCardsById } from './card-cache-slice';

interface BroughtCards {
  cards: readonly Card[];
  /** How many more the set has. */
  further: number;
}

/** The first cards of a set by its upper-case code, if the document brought them; null otherwise. Requests nothing. */
export function useBroughtCards(code: string | null): BroughtCards | null {
  const { data } = cardEndpoints.firstCards.useQueryState(code ?? skipToken);
  const byId = useAppSelector(selectCardsById);
  return useMemo(() => {
    if (!data) return null;
    const cards = data.ids.flatMap((id) => byId[id] ?? []);
    return { cards, further: data.total - cards.length };
  }, [data, byId]);
}
