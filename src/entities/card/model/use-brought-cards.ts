import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { cardEndpoints } from '../api/card-api';
import { selectCardsById } from './card-cache-slice';

/** The first cards of a set by its upper-case code, if the document brought them; null otherwise. Requests nothing. */
export function useBroughtCards(code: string | null): readonly Card[] | null {
  const { data: ids } = cardEndpoints.firstCards.useQueryState(code ?? skipToken);
  const byId = useAppSelector(selectCardsById);
  return useMemo(() => ids?.flatMap((id) => byId[id] ?? []) ?? null, [ids, byId]);
}
