import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { buildCardIndex, selectCards } from '@domain/card-filter';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression } from './card-list-selectors';
import { selectCardSort, selectCardView } from './card-list-slice';

/** The cards that the filter lets through: pictures in the given order, a table sorted. */
export function useShownCards(cards: readonly Card[]): readonly Card[] {
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const expression = useAppSelector(selectCardExpression);
  const sort = useAppSelector(selectCardSort);
  const isSorted = useAppSelector(selectCardView) === 'list';
  return selectCards(index, expression, isSorted ? sort : undefined);
}
