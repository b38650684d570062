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
import { inListOrder, type CardSet } from '@domain/card-set';
import {
  filterFor,
  isCollectionCardColumn,
  kindsOfColumn,
  showByCount,
  sortByInventory,
  type ShownCounts,
} from '@domain/collection';
import type { CardPrinting } from '@domain/find-cards';
import { groupBySet, type SetGroup } from '@domain/printing';
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
  /** Theirs: by number, the cards follow set by set. */
  cardSets: readonly CardSet[];
  /** By the printing's id; null while they load. Until then no card is left out because of its counts. */
  counts: ShownCounts | null;
  isOwner: boolean;
  /** The printings that the viewer wants; null if they don't matter. */
  wanted: ReadonlySet<string> | null;
  /** Whether rows keep their places while their counts change, which a person who types down a column needs. */
  isHeld: boolean;
}

const BY_NUMBER: CardSort = { column: 'number', direction: 'ascending' };

/** The cards that a page shows, and those to which its own controls alone narrow it, which the drawer counts. */
interface Shown {
  shown: readonly Card[];
  /** Undefined for all. */
  among: readonly Card[] | undefined;
}

/** The cards of a collection that filters and counts let through, in the table's order. */
export function useShownCollection(given: CollectionToShow): Shown {
  const { cards, cardSets, isHeld, isOwner } = given;
  const index = useMemo(() => cardIndexOf(cards), [cards]);
  const { expression, facts: now } = useQuestion(cards, useShownExpression());
  const { show: linked, isWantedOnly, sort } = useAppSelector(selectCollectionList);
  const show = filterFor(linked, isOwner);
  const wanted = isWantedOnly ? given.wanted : null;
  const inputs = [index, expression, show, sort, isHeld, wanted];
  const counts = useHeld(given.counts, isHeld, inputs);
  const facts = useHeld(now, isHeld, inputs) ?? now;

  const among = useMemo(
    () => (counts === null ? cards : showByCount(cards, counts, { show, wanted })),
    [cards, counts, show, wanted],
  );
  const shown = useMemo(() => {
    const { column, direction } = sort;
    const byCard: CardSort = isCollectionCardColumn(column) ? { column, direction } : BY_NUMBER;
    const matching = within(selectCards(index, expression, byCard, facts), among, cards);
    const kinds = kindsOfColumn(column);
    if (counts === null || kinds.length === 0) {
      return cardSets.length > 1
        ? inListOrder(matching, { sort: byCard, isBySet: false }, cardSets)
        : matching;
    }
    return sortByInventory(matching, { kinds, direction }, (id) => counts[id]?.inventory ?? 0);
  }, [index, expression, facts, sort, counts, among, cards, cardSets]);
  return { shown, among: among === cards ? undefined : among };
}

/** Those of the matching cards to which a page's own controls narrow all of them. */
function within(
  matching: readonly Card[],
  among: readonly Card[],
  all: readonly Card[],
): readonly Card[] {
  if (among === all) return matching;
  const left = new Set(among);
  return matching.filter((card) => left.has(card));
}

/** The value from the last change of the key while it is held, otherwise the current value. */
function useHeld<Value>(value: Value | null, isHeld: boolean, asked: readonly unknown[]) {
  const held = useRef({ asked, value });
  const { current } = held;
  const isSame = asked.every((part, at) => Object.is(part, current.asked[at]));
  if (!isHeld || !isSame || current.value === null) held.current = { asked, value };
  return held.current.value;
}

interface PrintingsToShow<Row extends CardPrinting> {
  rows: readonly Row[];
  /** The rows' cards, each once; must be the same array until a card is added or removed. */
  cards: readonly Card[];
  cardSets: readonly CardSet[];
  /** The printings of the viewer's own other list; null if they don't matter. */
  matches: ReadonlySet<string> | null;
}

interface ShownPrintings<Row extends CardPrinting> {
  /** By set, in the sets' order, and sorted within each set. */
  groups: readonly SetGroup<Row>[];
  /** The number of shown printings. */
  count: number;
  /** The cards to which the viewer's switch alone narrows the list, which the drawer counts; undefined for all. */
  among: readonly Card[] | undefined;
}

/** The printings of a trade list that match filter and switch, by set. */
export function useShownPrintings<Row extends CardPrinting>({
  rows,
  cards,
  cardSets,
  matches,
}: PrintingsToShow<Row>): ShownPrintings<Row> {
  const index = useMemo(() => cardIndexOf(cards), [cards]);
  const { expression, facts } = useQuestion(cards, useShownExpression());
  const sort = useAppSelector(selectGroupBy);
  const onlyMatches = useAppSelector(selectIsMatchesOnly) ? matches : null;
  const left = useMemo(
    () => (onlyMatches ? rows.filter(({ printing }) => onlyMatches.has(printing.id)) : rows),
    [rows, onlyMatches],
  );
  const shown = useMemo(() => {
    const matching = new Set(
      selectPrintings(index, expression, undefined, facts).map(({ printing }) => printing?.id),
    );
    const found = left.filter(({ printing }) => matching.has(printing.id));
    return { groups: groupBySet(found, cardSets, sort), count: found.length };
  }, [left, index, expression, facts, cardSets, sort]);
  const among = useMemo(
    () => (left === rows ? undefined : [...new Set(left.map(({ card }) => card))]),
    [left, rows],
  );
  return { ...shown, among };
}
