import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Card } from '@domain/card';
import { buildCardIndex, selectCards } from '@domain/card-filter';
import {
  selectCardExpression,
  selectCardSort,
  selectCardView,
  selectIsTyping,
} from './card-list-selectors';

/**
 * The cards that the filter lets through: pictures in the given order, a table sorted (spec 2, 5). A letter in the
 * search line is shown first and its cards right after it, so that many new rows never hold up the next letter.
 */
export function useShownCards(cards: readonly Card[]): readonly Card[] {
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const asked = useSelector(selectCardExpression);
  const deferred = useDeferredValue(asked);
  const isTyping = useSelector(selectIsTyping);
  const sort = useSelector(selectCardSort);
  const isSorted = useSelector(selectCardView) === 'list';
  return selectCards(index, isTyping ? deferred : asked, isSorted ? sort : undefined);
}
