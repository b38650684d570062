import type { Card, CardSort } from '@domain/card';
import type { CardExpression } from '../card-expression';
import { allBits, noBits, type Bits } from './bits';
import { haystackOf, type Haystack } from './haystack';
import { cardOrders, type CardOrder } from './orders';
import { cardPostings, type CardPostings } from './postings';
import { remembered } from './remembered';

/** An answer that was given, so that the same question gives the same array again. */
export interface Selection {
  expression: CardExpression;
  sort: CardSort | undefined;
  cards: readonly Card[];
}

/** What is known beforehand about a list of cards, so that questions about it are answered quickly. */
export interface CardIndex {
  readonly cards: readonly Card[];
  readonly everyCard: Bits;
  readonly postings: CardPostings;
  /** Texts to search in, made when first asked for. */
  readonly haystack: (field: 'name' | 'rules') => Haystack;
  readonly order: (sort: CardSort) => CardOrder;
  /** Room to work in, one for each depth of an expression, used again by every question. */
  readonly scratch: (depth: number) => Bits;
  last: Selection | null;
}

/** Indexes a list of cards, once; the list must not change afterwards. 13,000 cards take some 20 ms. */
export function buildCardIndex(cards: readonly Card[]): CardIndex {
  return {
    cards,
    everyCard: allBits(cards.length),
    postings: cardPostings(cards),
    haystack: remembered((field) => haystackOf(cards, field)),
    order: cardOrders(cards),
    scratch: remembered(() => noBits(cards.length)),
    last: null,
  };
}
