import type { Card, CardSort } from '@domain/card';
import type { CardExpression } from '../card-expression';
import { isAboutPrintings, NO_FACTS, type PrintingFacts } from '../printing-facts';
import { hasBit, filterBits, noBits, setBit, type Bits } from './bits';
import type { CardIndex } from './card-index';
import { narrowCards } from './narrow-cards';
import { narrowRows } from './narrow-rows';
import type { PrintingRow } from './printing-rows';

/**
 * The cards of the index of which the expression is true, of at least one of their printings if it is about printings:
 * exactly what filtering card by card and then `sortCards` gives, without looking at each card. Without a sort they
 * come as the index was given them. The same query again returns the same array.
 */
export function selectCards(
  index: CardIndex,
  expression: CardExpression,
  sort?: CardSort,
  facts: PrintingFacts = NO_FACTS,
): readonly Card[] {
  const { last } = index;
  if (last?.expression === expression && last.facts === facts && isSameSort(last.sort, sort))
    return last.cards;
  const cards = select(index, expression, sort, facts);
  index.last = { expression, facts, sort, cards };
  return cards;
}

const isSameSort = (a: CardSort | undefined, b: CardSort | undefined): boolean =>
  a?.column === b?.column && a?.direction === b?.direction;

const isEveryCard = (expression: CardExpression): boolean =>
  expression.kind === 'all' && expression.of.length === 0;

function select(
  index: CardIndex,
  expression: CardExpression,
  sort: CardSort | undefined,
  facts: PrintingFacts,
): readonly Card[] {
  if (isEveryCard(expression) && sort === undefined) return index.cards;
  const alive = matchingCards(index, expression, facts);
  const chosen: Card[] = [];
  forEachCard(index, alive, sort, (at) => chosen.push(index.cards[at] as Card));
  return chosen;
}

/** The places of the matching cards, in the index's scratch: valid until the next query. */
export function matchingCards(
  index: CardIndex,
  expression: CardExpression,
  facts: PrintingFacts,
): Bits {
  const alive = index.scratch(0);
  if (isAboutPrintings(expression)) {
    const rows = matchingRows(index, expression, facts);
    const { cardOf } = index.rows;
    alive.fill(0);
    filterBits(rows, (row) => {
      setBit(alive, cardOf[row] as number);
      return true;
    });
    return alive;
  }
  alive.set(index.everyCard);
  if (!isEveryCard(expression)) narrowCards({ index, facts }, alive, expression, 1);
  return alive;
}

/** The places of some of the index's cards. */
export function placesOf({ cards }: CardIndex, some: readonly Card[]): Bits {
  const bits = noBits(cards.length);
  const chosen = new Set(some);
  cards.forEach((card, at) => {
    if (chosen.has(card)) setBit(bits, at);
  });
  return bits;
}

/** The places of the matching rows, in the rows' scratch: valid until the next query. */
function matchingRows(index: CardIndex, expression: CardExpression, facts: PrintingFacts): Bits {
  const alive = index.rows.scratch(0);
  alive.set(index.rows.everyRow);
  narrowRows({ index, facts }, alive, expression, 1);
  return alive;
}

/** How many rows of each card match, by its place. */
export function matchingRowsOfCards(
  index: CardIndex,
  expression: CardExpression,
  facts: PrintingFacts,
): Int32Array {
  const { cardOf } = index.rows;
  const counts = new Int32Array(index.cards.length);
  filterBits(matchingRows(index, expression, facts), (row) => {
    const card = cardOf[row] as number;
    counts[card] = (counts[card] as number) + 1;
    return true;
  });
  return counts;
}

/** Calls back with the place of each of these cards, in the order of the sort. */
function forEachCard(
  { order }: CardIndex,
  alive: Bits,
  sort: CardSort | undefined,
  visit: (at: number) => void,
): void {
  if (sort === undefined) {
    filterBits(alive, (at) => {
      visit(at);
      return true;
    });
    return;
  }
  for (const at of order(sort)) if (hasBit(alive, at)) visit(at);
}

/**
 * The printings of which the expression is true, in the order of their cards, and of the printings within each card. A
 * card without a printing is a row, too.
 */
export function selectPrintings(
  index: CardIndex,
  expression: CardExpression,
  sort?: CardSort,
  facts: PrintingFacts = NO_FACTS,
): readonly PrintingRow[] {
  const { rows, starts } = index.rows;
  const alive = matchingRows(index, expression, facts);
  const chosen: PrintingRow[] = [];
  forEachCard(index, index.everyCard, sort, (card) => {
    const end = starts[card + 1] as number;
    for (let row = starts[card] as number; row < end; row++) {
      if (hasBit(alive, row)) chosen.push(rows[row] as PrintingRow);
    }
  });
  return chosen;
}
