import { useDeferredValue, useMemo, useRef } from 'react';
import type { Card, CardSort } from '@domain/card';
import {
  cardIndexOf,
  EVERY_CARD,
  NO_FACTS,
  selectCards,
  selectPrintings,
  type CardExpression,
  type PrintingFacts,
} from '@domain/card-filter';
import type { CardSet } from '@domain/card-set';
import {
  filterFor,
  isCollectionCardColumn,
  kindsOfColumn,
  showByCount,
  sortByInventory,
  type ShownCounts,
} from '@domain/collection';
import { groupBySet, type Printing, type SetGroup } from '@domain/printing';
import { usePrintingFacts } from '@/entities/printing-fact';
import { useAppSelector } from '@/shared/store';
import { selectCardExpression } from './card-list-selectors';
import { selectCardSort } from './card-list-slice';
import { selectCollectionList } from './collection-list-slice';
import { selectGroupBy, selectIsMatchesOnly } from './trade-list-slice';

/** While somebody types, drawing what follows from a letter doesn't hold up the next one. */
const useShownExpression = () => useDeferredValue(useAppSelector(selectCardExpression));

/** What the open list shows: an expression that the cards match, and their order. */
export interface AskedCards {
  expression: CardExpression;
  sort: CardSort;
}

/**
 * What the search line, the drawer and the order ask for now. A component that only passes it on renders quickly when a
 * letter is typed.
 */
export function useAskedCards(): AskedCards {
  const expression = useShownExpression();
  const sort = useAppSelector(selectCardSort);
  return useMemo(() => ({ expression, sort }), [expression, sort]);
}

/** What is evaluated: an expression, and all facts that it needs. */
interface Question {
  expression: CardExpression;
  facts: PrintingFacts;
}

const EVERYTHING: Question = { expression: EVERY_CARD, facts: NO_FACTS };

/**
 * The expression that the shown cards match, with the facts that it needs about them. Until these are known, what was
 * asked before stays; every card at first.
 */
function useQuestion(cards: readonly Card[], expression: CardExpression): Question {
  const { facts } = usePrintingFacts(expression, cards);
  const known = useMemo(() => facts && { expression, facts }, [expression, facts]);
  const last = useRef(EVERYTHING);
  if (known) last.current = known;
  return last.current;
}

/** The cards that match the filter, sorted. */
export function useShownCards(
  cards: readonly Card[],
  { expression: asked, sort }: AskedCards,
): readonly Card[] {
  const index = useMemo(() => cardIndexOf(cards), [cards]);
  const { expression, facts } = useQuestion(cards, asked);
  return useMemo(
    () => selectCards(index, expression, sort, facts),
    [index, expression, sort, facts],
  );
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
  const index = useMemo(() => cardIndexOf(cards), [cards]);
  const { expression, facts: now } = useQuestion(cards, useShownExpression());
  const { show: linked, isWantedOnly, sort } = useAppSelector(selectCollectionList);
  const show = filterFor(linked, isOwner);
  const inputs = [index, expression, show, isWantedOnly, sort, isHeld, wanted];
  const counts = useHeld(given.counts, isHeld, inputs);
  const facts = useHeld(now, isHeld, inputs) ?? now;

  return useMemo(() => {
    const { column, direction } = sort;
    const byCard: CardSort = isCollectionCardColumn(column) ? { column, direction } : BY_NUMBER;
    const matching = selectCards(index, expression, byCard, facts);
    if (counts === null) return matching;
    const shown = showByCount(matching, counts, { show, wanted: isWantedOnly ? wanted : null });
    const kinds = kindsOfColumn(column);
    if (kinds.length === 0) return shown;
    return sortByInventory(shown, { kinds, direction }, (id) => counts[id]?.inventory ?? 0);
  }, [index, expression, facts, show, isWantedOnly, sort, wanted, counts]);
}

/** The cards to which a collection's own controls narrow it; undefined for all, and while the counts load. */
export function useCardsByCount({
  cards,
  counts,
  isOwner,
  wanted,
}: Omit<CollectionToShow, 'isHeld'>): readonly Card[] | undefined {
  const { show: linked, isWantedOnly } = useAppSelector(selectCollectionList);
  const show = filterFor(linked, isOwner);
  return useMemo(() => {
    if (counts === null) return undefined;
    const among = showByCount(cards, counts, { show, wanted: isWantedOnly ? wanted : null });
    return among === cards ? undefined : among;
  }, [cards, counts, show, isWantedOnly, wanted]);
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
  const index = useMemo(() => cardIndexOf(cards), [cards]);
  const { expression, facts } = useQuestion(cards, useShownExpression());
  const sort = useAppSelector(selectGroupBy);
  const onlyMatches = useAppSelector(selectIsMatchesOnly) ? matches : null;
  return useMemo(() => {
    const matching = new Set(
      selectPrintings(index, expression, undefined, facts).map(({ variant }) => variant?.id),
    );
    const shown = rows.filter(
      ({ variant }) => matching.has(variant.id) && (onlyMatches?.has(variant.id) ?? true),
    );
    return { groups: groupBySet(shown, cardSets, sort), count: shown.length };
  }, [rows, index, expression, facts, onlyMatches, cardSets, sort]);
}

/** The cards to which the viewer's switch narrows a trade list; undefined for all. */
export function useCardsByMatch<Row extends Printing>({
  rows,
  cards,
  matches,
}: Omit<PrintingsToShow<Row>, 'cardSets'>): readonly Card[] | undefined {
  const onlyMatches = useAppSelector(selectIsMatchesOnly) ? matches : null;
  return useMemo(() => {
    if (onlyMatches === null) return undefined;
    const matching = new Set(
      rows.flatMap(({ card, variant }) => (onlyMatches.has(variant.id) ? [card] : [])),
    );
    return cards.filter((card) => matching.has(card));
  }, [rows, cards, onlyMatches]);
}
