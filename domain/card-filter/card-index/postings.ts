import type { Card } from '@domain/card';
import { NUMBER_FIELDS, type NumberField } from '../card-expression';
import type { AspectChoice } from '../card-filter';
import { aspectsOf, numberOf } from '../card-matches';
import { noBits, setBit, type Bits } from './bits';

/** For each value that occurs, the cards that have it. */
export type Postings<Value> = ReadonlyMap<Value, Bits>;

/** The postings of every field that holds one of few values; a missing number is 0 (spec 5). */
export interface CardPostings {
  rarity: Postings<Card['rarity']>;
  cardType: Postings<Card['cardType']>;
  arena: Postings<Card['arena']>;
  aspect: Postings<AspectChoice>;
  /** In lower case, like keywords. */
  trait: Postings<string>;
  keyword: Postings<string>;
  unique: Postings<boolean>;
  number: Record<NumberField, Postings<number>>;
}

export function cardPostings(cards: readonly Card[]): CardPostings {
  const one = <Value>(valueOf: (card: Card) => Value) =>
    postingsOf(cards, (card) => [valueOf(card)]);
  return {
    rarity: one((card) => card.rarity),
    cardType: one((card) => card.cardType),
    arena: one((card) => card.arena),
    aspect: postingsOf(cards, aspectsOf),
    trait: postingsOf(cards, ({ traits }) => traits.map(lower)),
    keyword: postingsOf(cards, ({ keywords }) => keywords.map(lower)),
    unique: one((card) => card.unique),
    number: Object.fromEntries(
      NUMBER_FIELDS.map((field) => [field, one((card) => numberOf(card, field))]),
    ) as CardPostings['number'],
  };
}

const lower = (text: string): string => text.toLowerCase();

function postingsOf<Value>(
  cards: readonly Card[],
  valuesOf: (card: Card) => readonly Value[],
): Postings<Value> {
  const postings = new Map<Value, Bits>();
  cards.forEach((card, at) => {
    for (const value of valuesOf(card)) {
      const known = postings.get(value);
      const bits = known ?? noBits(cards.length);
      if (!known) postings.set(value, bits);
      setBit(bits, at);
    }
  });
  return postings;
}
