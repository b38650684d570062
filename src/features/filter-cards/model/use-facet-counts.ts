import { useDeferredValue, useMemo } from 'react';
import type { Card } from '@domain/card';
import { cardIndexOf, facetCounts, NO_FACTS, type FacetCounts } from '@domain/card-filter';
import { IS_SOLD } from '@domain/printing-search';
import { usePrintingFacts } from '@/entities/printing-fact';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression, selectQueryExpression } from './card-list-selectors';
import { selectCardFilter } from './card-list-slice';

interface Counted {
  /** The cards to which the page itself has narrowed the list; undefined for all. */
  among?: readonly Card[] | undefined;
  /** Whether the list is of printings that others sell, which are counted then. */
  isForSale?: boolean | undefined;
}

/** How many cards each choice of the drawer would leave. While somebody types, the next letter comes first. */
export function useFacetCounts(
  cards: readonly Card[],
  { among, isForSale = false }: Counted,
): FacetCounts {
  const filter = useDeferredValue(useAppSelector(selectCardFilter));
  const line = useDeferredValue(useAppSelector(selectQueryExpression));
  const rest = useMemo(
    () => (isForSale ? ({ kind: 'all', of: [line, IS_SOLD] } as const) : line),
    [line, isForSale],
  );
  const shown = useDeferredValue(useAppSelector(selectCardExpression));
  const expression = useMemo(
    () => (isForSale ? ({ kind: 'all', of: [shown, IS_SOLD] } as const) : shown),
    [shown, isForSale],
  );
  const { facts } = usePrintingFacts(expression, cards);
  return useMemo(
    () =>
      facetCounts(cardIndexOf(cards), {
        filter,
        rest,
        facts: facts ?? NO_FACTS,
        among: among ?? null,
        of: isForSale ? 'printings' : 'cards',
      }),
    [cards, among, isForSale, filter, rest, facts],
  );
}
