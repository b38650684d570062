import { useDeferredValue, useMemo, useRef } from 'react';
import type { Card, Printing } from '@domain/card';
import { cardIndexOf } from '@domain/card-filter';
import { IS_SOLD, type PrintingSearchOrder, searchPrintings } from '@domain/printing-search';
import { usePrintingFacts } from '@/entities/printing-fact';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression } from './card-list-selectors';

/** A printing that others sell on lists that the viewer may see. */
interface PrintingForSale {
  card: Card;
  printing: Printing;
  /** How many players sell it, at least 1. */
  sellers: number;
  /** The lowest price that they ask, in whole cents; null if none of them names one. */
  lowestCents: number | null;
}

const NONE: readonly never[] = [];

/**
 * The printings that others sell and that the search line and the drawer find; null until that can be known. What was found
 * before stays until what is asked for now is known.
 *
 * @param cards those of the catalogue, in its order; null until they are loaded
 */
export function usePrintingsForSale(
  cards: readonly Card[] | null,
  { sort, direction }: PrintingSearchOrder,
): readonly PrintingForSale[] | null {
  const asked = useDeferredValue(useAppSelector(selectCardExpression));
  const expression = useMemo(() => ({ kind: 'all', of: [asked, IS_SOLD] }) as const, [asked]);
  const { facts } = usePrintingFacts(expression, cards ?? NONE);
  const found = useMemo(() => {
    if (cards === null || facts === null) return null;
    const search = { expression, facts, sort, direction };
    return searchPrintings(cardIndexOf(cards), search).flatMap(({ card, printing }) => {
      const fact = printing && facts.market[printing.id];
      return fact ? { card, printing, ...fact } : [];
    });
  }, [cards, expression, facts, sort, direction]);
  const last = useRef(found);
  if (found !== null) last.current = found;
  return last.current;
}
