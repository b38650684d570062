import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { cardIndexOf, facetCounts, NO_FACTS, type FacetCounts } from '@domain/card-filter';
import { usePrintingFacts } from '@/entities/printing-fact';
import { usePaintedValue } from '@/shared/lib/after-paint';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression, selectQueryExpression } from './card-list-selectors';
import { selectCardFilter } from './card-list-slice';

/**
 * How many cards each choice of the drawer would leave. While somebody types, the letter is painted first.
 *
 * @param among the cards to which the page itself has narrowed the list; undefined for all
 */
export function useFacetCounts(
  cards: readonly Card[],
  among: readonly Card[] | undefined,
): FacetCounts {
  const filter = usePaintedValue(useAppSelector(selectCardFilter));
  const rest = usePaintedValue(useAppSelector(selectQueryExpression));
  const expression = usePaintedValue(useAppSelector(selectCardExpression));
  const { facts } = usePrintingFacts(expression, cards);
  return useMemo(
    () =>
      facetCounts(cardIndexOf(cards), {
        filter,
        rest,
        facts: facts ?? NO_FACTS,
        among: among ?? null,
      }),
    [cards, among, filter, rest, facts],
  );
}
