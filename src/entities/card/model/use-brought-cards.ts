import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { selectCardsById } from './card-cache-slice';

interface BroughtCards {
  cards: readonly Card[];
  /** How many more the last one's set has. */
  further: number;
}

/** Cards that the document brought, if it brought any; null otherwise. Requests nothing. */
export function useBroughtCards(
  brought: { ids: readonly string[]; further: number } | undefined,
): BroughtCards | null {
  const byId = useAppSelector(selectCardsById);
  return useMemo(() => {
    if (!brought) return null;
    const { ids, further } = brought;
    return { cards: ids.flatMap((id) => byId[id] ?? []), further };
  }, [brought, byId]);
}
