import type { Card, CardSort } from '@domain/card';
import type { CardExpression, NumberProperty } from '../card-expression';
import type { PrintingFacts } from '../printing-facts';
import { allBits, noBits, type Bits } from './bits';
import { copiesOfCards } from './copies-of-cards';
import { haystackOf, type Haystack, type HaystackField } from './haystack';
import { cardOrders, type CardOrder, memoized } from './orders';
import { postingsOf, type Postings } from './postings';
import { printingRows, type PrintingRows } from './printing-rows';
import {
  ENUMERATION_FIELDS,
  NUMBER_FIELDS,
  WORD_FIELDS,
  type EnumerationField,
  type WordField,
} from '../fields';
import { aspectsOf, type AspectChoice } from '../fields/aspect-fields';

/** The previous result, so the same query returns the same array. */
interface Selection {
  expression: CardExpression;
  facts: PrintingFacts;
  sort: CardSort | undefined;
  cards: readonly Card[];
}

/** A list of cards prepared for fast queries. */
export interface CardIndex {
  readonly cards: readonly Card[];
  readonly everyCard: Bits;
  /** Built at first use: most visits show every card. */
  readonly postings: CardPostings;
  /** Texts to search in, built at first use. */
  readonly haystack: (field: HaystackField) => Haystack;
  readonly order: (sort: CardSort) => CardOrder;
  readonly copies: ReturnType<typeof copiesOfCards>;
  /** Built at the first condition on printings. */
  readonly rows: PrintingRows;
  /** Scratch space for each depth of an expression, reused by every query. */
  readonly scratch: (depth: number) => Bits;
  last: Selection | null;
}

const INDEXES = new WeakMap<readonly Card[], CardIndex>();

/** The index of a list of cards, the same one for everybody who asks: a page has one list, and several parts of it ask. */
export function cardIndexOf(cards: readonly Card[]): CardIndex {
  const known = INDEXES.get(cards);
  if (known) return known;
  const index = buildCardIndex(cards);
  INDEXES.set(cards, index);
  return index;
}

/** Indexes a list of cards, once; the list must not change afterwards. */
export function buildCardIndex(cards: readonly Card[]): CardIndex {
  let postings: CardPostings | undefined;
  let rows: PrintingRows | undefined;
  return {
    cards,
    everyCard: allBits(cards.length),
    get postings() {
      return (postings ??= cardPostings(cards));
    },
    get rows() {
      return (rows ??= printingRows(cards));
    },
    haystack: memoized((field) => haystackOf(cards, field)),
    order: cardOrders(cards),
    copies: copiesOfCards(cards),
    scratch: memoized(() => noBits(cards.length)),
    last: null,
  };
}

/** The postings of every field that holds one of few values. */
interface CardPostings {
  /** By the kind of expression. */
  enumeration: Record<EnumerationField['kind'], Postings<string | null>>;
  /** By the kind of expression, in lower case. */
  word: Record<WordField['kind'], Postings<string>>;
  /** By the card's property; a missing number is 0. */
  number: Record<NumberProperty, Postings<number>>;
  aspect: Postings<AspectChoice>;
  /** By its id. */
  set: Postings<string>;
  unique: Postings<boolean>;
}

function cardPostings(cards: readonly Card[]): CardPostings {
  const one = <Value>(valueOf: (card: Card) => Value) =>
    postingsOf(cards, (card) => [valueOf(card)]);
  return {
    enumeration: byName(ENUMERATION_FIELDS.map(({ kind, of }) => [kind, one(of)])),
    word: byName(
      WORD_FIELDS.map(({ kind, of }) => [
        kind,
        postingsOf(cards, (card) => of(card).map((word) => word.toLowerCase())),
      ]),
    ),
    number: byName(
      NUMBER_FIELDS.map(({ property }) => [property, one((card) => card[property] ?? 0)]),
    ),
    aspect: postingsOf(cards, aspectsOf),
    set: one((card) => card.cardSetId),
    unique: one((card) => card.unique),
  };
}

const byName = <Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Record<Name, Value> => Object.fromEntries(entries) as Record<Name, Value>;
