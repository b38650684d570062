import { useDeferredValue, useMemo, useRef } from 'react';
import type { Card, CardSort } from '@domain/card';
import { buildCardIndex, selectCards, type CardExpression } from '@domain/card-filter';
import type { CardSet } from '@domain/card-set';
import {
  filterFor,
  isCollectionCardColumn,
  kindOfColumn,
  showByCount,
  sortByInventory,
  type ShownCounts,
} from '@domain/collection';
import { groupBySet, type Printing, type SetGroup } from '@domain/printing';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression } from './card-list-selectors';
import { selectCardSort, selectCardView, selectTypedLine } from './card-list-slice';
import { selectCollectionList } from './collection-list-slice';
import { selectGroupBy, selectIsMatchesOnly } from './trade-list-slice';

/**
 * The expression that the shown cards match. While somebody types, it changes only after the letter is painted: drawing
 * the new cards takes several times as long, and the next letter interrupts it.
 */
function useShownExpression(): CardExpression {
  const expression = useAppSelector(selectCardExpression);
  const painted = useDeferredValue(expression);
  return useAppSelector(selectTypedLine) === null ? expression : painted;
}

/** The cards that match the filter: pictures in the given order, a table sorted. */
export function useShownCards(cards: readonly Card[]): readonly Card[] {
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const expression = useShownExpression();
  const chosen = useAppSelector(selectCardSort);
  const sort = useAppSelector(selectCardView) === 'list' ? chosen : undefined;
  return useMemo(() => selectCards(index, expression, sort), [index, expression, sort]);
}

interface CollectionToShow {
  cards: readonly Card[];
  /** By the printing's id; null while they load. Until then no card is left out because of its counts. */
  counts: ShownCounts | null;
  isOwner: boolean;
  /** The printings that the viewer wants; null if they don't matter. */
  wanted: ReadonlySet<string> | null;
  /** Whether rows keep their places while their counts change, which a person who types down a column needs. */
  isHeld: boolean;
}

const BY_NUMBER: CardSort = { column: 'number', direction: 'ascending' };

/** The cards of a collection that filters and counts let through, in the table's order. */
export function useShownCollection(given: CollectionToShow): readonly Card[] {
  const { cards, wanted, isHeld, isOwner } = given;
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const expression = useShownExpression();
  const { show: linked, isWantedOnly, sort } = useAppSelector(selectCollectionList);
  const show = filterFor(linked, isOwner);
  const asked = [index, expression, show, isWantedOnly, sort, isHeld, wanted];
  const counts = useHeld(given.counts, isHeld, asked);

  return useMemo(() => {
    const { column, direction } = sort;
    const byCard: CardSort = isCollectionCardColumn(column) ? { column, direction } : BY_NUMBER;
    const matching = selectCards(index, expression, byCard);
    if (counts === null) return matching;
    const shown = showByCount(matching, counts, { show, wanted: isWantedOnly ? wanted : null });
    const kind = kindOfColumn(column);
    if (kind === undefined) return shown;
    return sortByInventory(shown, { kind, direction }, (id) => counts[id]?.inventory ?? 0);
  }, [index, expression, show, isWantedOnly, sort, wanted, counts]);
}

/** The value from the last change of the key while it is held, otherwise the current value. */
function useHeld<Value>(value: Value | null, isHeld: boolean, asked: readonly unknown[]) {
  const held = useRef({ asked, value });
  const { current } = held;
  const isSame = asked.every((part, at) => Object.is(part, current.asked[at]));
  if (!isHeld || !isSame || current.value === null) held.current = { asked, value };
  return held.current.value;
}

interface PrintingsToShow<Row extends Printing> {
  rows: readonly Row[];
  /** The rows' cards, each once; must be the same array until a card is added or removed. */
  cards: readonly Card[];
  cardSets: readonly CardSet[];
  /** The printings of the viewer's own other list; null if they don't matter. */
  matches: ReadonlySet<string> | null;
}

interface ShownPrintings<Row extends Printing> {
  /** By set, in the sets' order, and sorted within each set. */
  groups: readonly SetGroup<Row>[];
  /** The number of shown printings. */
  count: number;
}

/** The printings of a trade list that match filter and switch, by set. */
export function useShownPrintings<Row extends Printing>({
  rows,
  cards,
  cardSets,
  matches,
}: PrintingsToShow<Row>): ShownPrintings<Row> {
  const index = useMemo(() => buildCardIndex(cards), [cards]);
  const expression = useShownExpression();
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
