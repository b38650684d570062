import { useDeferredValue, useMemo } from 'react';
import type { Card } from '@domain/card';
import {
  cardIndexOf,
  facetCounts,
  NO_FACTS,
  parseSearchLine,
  type FacetCounts,
} from '@domain/card-filter';
import { usePrintingFacts } from '@/entities/printing-fact';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression } from './card-list-selectors';
import { selectCardFilter, selectCardQuery } from './card-list-slice';

/**
 * How many cards each choice of the drawer would leave. While somebody types, the letter is painted first.
 *
 * @param among the cards to which the page itself has narrowed the list; undefined for all
 */
export function useFacetCounts(
  cards: readonly Card[],
  among: readonly Card[] | undefined,
): FacetCounts {
  const filter = useDeferredValue(useAppSelector(selectCardFilter));
  const query = useDeferredValue(useAppSelector(selectCardQuery));
  const expression = useDeferredValue(useAppSelector(selectCardExpression));
  const { facts } = usePrintingFacts(expression, cards);
  return useMemo(() => {
    const rest = parseSearchLine(query);
    return facetCounts(cardIndexOf(cards), {
      filter,
      rest: rest.ok ? rest.expression : { kind: 'all', of: [] },
      facts: facts ?? NO_FACTS,
      among: among ?? null,
    });
  }, [cards, among, filter, query, facts]);
}
