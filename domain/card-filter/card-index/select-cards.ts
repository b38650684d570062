import type { Card, CardSort } from '@domain/card';
import type { CardExpression } from '../card-expression';
import { hasBit, retain, type Bits } from './bits';
import type { CardIndex } from './card-index';
import { narrow } from './narrow';

/**
 * The cards of the index of which the expression is true: exactly what filtering with `predicateOf` and
 * then `sortCards` gives, without looking at each card. Without a sort they come as the index was given
 * them. Asking the same question again gives the same array.
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
  retain(alive, (at) => {
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
