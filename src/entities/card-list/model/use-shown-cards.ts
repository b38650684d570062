import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Card } from '@domain/card';
import { buildCardIndex, selectCards } from '@domain/card-filter';
import { selectCardExpression, selectCardSort, selectCardView } from './card-list-selectors';

/** The cards that the filter lets through: pictures in the given order, a table sorted (spec 2, 5). */
export function useShownCards(cards: readonly Card[]): readonly Card[] {
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const expression = useSelector(selectCardExpression);
  const sort = useSelector(selectCardSort);
  const isSorted = useSelector(selectCardView) === 'list';
  return selectCards(index, expression, isSorted ? sort : undefined);
}
