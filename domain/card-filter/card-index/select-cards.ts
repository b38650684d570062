import type { Card, CardSort } from '@domain/card';
import type { CardExpression, Comparison } from '../card-expression';
import { hasBit, filterBits, type Bits, add, addIntersection, intersect, remove } from './bits';
import type { CardIndex, Postings } from './card-index';
import { retainContaining } from './haystack';

/**
 * The cards of the index of which the expression is true: exactly what filtering card by card and
 * then `sortCards` gives, without looking at each card. Without a sort they come as the index was given
 * them. The same query again returns the same array.
 */
export function selectCards(
  index: CardIndex,
  expression: CardExpression,
  sort?: CardSort,
): readonly Card[] {
  const { last } = index;
  if (last?.expression === expression && isSameSort(last.sort, sort)) return last.cards;
  const cards = select(index, expression, sort);
  index.last = { expression, sort, cards };
  return cards;
}

const isSameSort = (a: CardSort | undefined, b: CardSort | undefined): boolean =>
  a?.column === b?.column && a?.direction === b?.direction;

function select(
  index: CardIndex,
  expression: CardExpression,
  sort: CardSort | undefined,
): readonly Card[] {
  const isEveryCard = expression.kind === 'all' && expression.of.length === 0;
  if (isEveryCard && sort === undefined) return index.cards;
  const alive = index.scratch(0);
  alive.set(index.everyCard);
  if (!isEveryCard) narrow(index, alive, expression, 1);
  return sort === undefined ? inGivenOrder(index, alive) : sorted(index, alive, sort);
}

function inGivenOrder({ cards }: CardIndex, alive: Bits): Card[] {
  const chosen: Card[] = [];
  filterBits(alive, (at) => {
    chosen.push(cards[at] as Card);
    return true;
  });
  return chosen;
}

function sorted({ cards, order }: CardIndex, alive: Bits, sort: CardSort): Card[] {
  const chosen: Card[] = [];
  for (const at of order(sort)) {
    if (hasBit(alive, at)) chosen.push(cards[at] as Card);
  }
  return chosen;
}

/**
 * Leaves in `alive` the cards of which the expression is true. Whatever is in the index's scratch
 * from `depth` on is overwritten.
 */
function narrow(index: CardIndex, alive: Bits, expression: CardExpression, depth: number): void {
  switch (expression.kind) {
    case 'all':
      // Texts last, when fewer cards are left to search.
      for (const part of expression.of) if (!readsText(part)) narrow(index, alive, part, depth);
      for (const part of expression.of) if (readsText(part)) narrow(index, alive, part, depth);
      return;
    case 'any': {
      const matching = index.scratch(depth).fill(0);
      const branch = index.scratch(depth + 1);
      for (const part of expression.of) {
        branch.set(alive);
        narrow(index, branch, part, depth + 2);
        add(matching, branch);
      }
      return alive.set(matching);
    }
    case 'not': {
      const matching = index.scratch(depth);
      matching.set(alive);
      narrow(index, matching, expression.of, depth + 1);
      return remove(alive, matching);
    }
    case 'text': {
      const { field, part } = expression;
      return retainContaining(alive, index.haystack(field), part.toLowerCase());
    }
    case 'comparison': {
      const matching = index.scratch(depth).fill(0);
      addCompared(matching, index, expression);
      return intersect(alive, matching);
    }
    case 'aspects': {
      for (const [aspect, cards] of index.postings.aspect) {
        if (!expression.within.includes(aspect)) remove(alive, cards);
      }
      return;
    }
    case 'number':
      return keepAny(
        alive,
        index.postings.number[expression.field],
        expression.among,
        index.scratch(depth),
      );
    case 'aspect':
      return keepPosting(alive, index.postings.aspect, expression.has);
    case 'unique':
      return keepPosting(alive, index.postings.unique, true);
    default: {
      if ('has' in expression)
        return keepPosting(
          alive,
          index.postings.word[expression.kind],
          expression.has.toLowerCase(),
        );
      const { kind, among } = expression;
      return keepAny(alive, index.postings.enumeration[kind], among, index.scratch(depth));
    }
  }
}

function readsText(expression: CardExpression): boolean {
  switch (expression.kind) {
    case 'text':
      return true;
    case 'all':
    case 'any':
      return expression.of.some(readsText);
    case 'not':
      return readsText(expression.of);
    default:
      return false;
  }
}

function keepPosting<Value>(alive: Bits, postings: Postings<Value>, value: Value): void {
  const cards = postings.get(value);
  if (cards) intersect(alive, cards);
  else alive.fill(0);
}

function keepAny<Value>(
  alive: Bits,
  postings: Postings<Value>,
  values: readonly NoInfer<Value>[],
  matching: Bits,
): void {
  matching.fill(0);
  for (const value of values) {
    const cards = postings.get(value);
    if (cards) add(matching, cards);
  }
  intersect(alive, matching);
}

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Only a few values occur, so each value is compared once instead of each card. */
function addCompared(
  matching: Bits,
  { postings }: CardIndex,
  { field, is, than }: Extract<CardExpression, { kind: 'comparison' }>,
): void {
  const holds = COMPARE[is];
  for (const [value, cards] of postings.number[field]) {
    if (typeof than === 'number') {
      if (holds(value, than)) add(matching, cards);
      continue;
    }
    for (const [other, others] of postings.number[than]) {
      if (holds(value, other)) addIntersection(matching, cards, others);
    }
  }
}
