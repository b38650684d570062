import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { buildCardIndex, selectCards } from '@domain/card-filter';
import type { CardSet } from '@domain/card-set';
import { groupBySet, type Printing, type SetGroup } from '@domain/printing';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression } from './card-list-selectors';
import { selectGroupBy, selectIsMatchesOnly } from './trade-list-slice';

interface PrintingsToShow<Row extends Printing> {
  rows: readonly Row[];
  /** The rows' cards, each once; has to stay the same while no card comes or goes. */
  cards: readonly Card[];
  cardSets: readonly CardSet[];
  /** The printings of the viewer's own other list; null where that is not to be asked. */
  matches: ReadonlySet<string> | null;
}

interface ShownPrintings<Row extends Printing> {
  /** By set, in the sets' order and sorted as asked. */
  groups: readonly SetGroup<Row>[];
  /** How many printings that are. */
  count: number;
}

/** The printings of a trade list that filter and switch let through, by set. */
export function useShownPrintings<Row extends Printing>({
  rows,
  cards,
  cardSets,
  matches,
}: PrintingsToShow<Row>): ShownPrintings<Row> {
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const expression = useAppSelector(selectCardExpression);
  const sort = useAppSelector(selectGroupBy);
  const asked = useAppSelector(selectIsMatchesOnly) ? matches : null;
  return useMemo(() => {
    const matching = new Set(selectCards(index, expression));
    const shown = rows.filter(
      ({ card, variant }) => matching.has(card) && (asked?.has(variant.id) ?? true),
    );
    return { groups: groupBySet(shown, cardSets, sort), count: shown.length };
  }, [rows, index, expression, asked, cardSets, sort]);
}
