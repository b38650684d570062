import type { Card, Printing } from '../card';
import { type Numbers, numbersOfCards } from './find-by-number';
import { indexNames, type NameIndex } from './name-index';

/** What has to be known of a card to find it. */
export interface CardToFind extends Pick<Card, 'id' | 'cardSetId' | 'name' | 'subtitle'> {
  cardVariants: readonly Pick<Printing, 'id' | 'number' | 'otherNumbers' | 'variantType'>[];
}

/** A printing with its card. */
export interface CardPrinting<Found extends CardToFind = Card> {
  card: Found;
  printing: Found['cardVariants'][number];
}

interface SetToFind<Found extends CardToFind> {
  /** Made at first use. */
  readonly numbers: Numbers<CardPrinting<Found>>;
}

/** Cards, ready to be found by what people write. */
export interface CardFinder<Found extends CardToFind = Card> {
  names: NameIndex<Found>;
  /** By upper-case code, the newest set first. */
  sets: ReadonlyMap<string, SetToFind<Found>>;
  codeOf: (card: CardToFind) => string | undefined;
  /** The place of a card's set: 0 for the newest. */
  ageOf: (card: CardToFind) => number;
}

/**
 * Prepares cards to be found. Takes about 40 ms for 5,000 cards; the cards must not change afterwards.
 *
 * @param sets the sets' ids and codes, the newest last
 */
export function cardFinderOf<Found extends CardToFind = Card>(
  cards: readonly Found[],
  sets: readonly { id: string; code: string }[],
): CardFinder<Found> {
  const newestFirst = sets.toReversed().map(({ id, code }) => ({ id, code: code.toUpperCase() }));
  const known = new Map(newestFirst.map(({ id, code }, age) => [id, { code, age }]));
  const bySet = new Map<string, Found[]>(newestFirst.map(({ id }) => [id, []]));
  for (const card of cards) bySet.get(card.cardSetId)?.push(card);
  return {
    names: indexNames(cards),
    sets: new Map(newestFirst.map(({ id, code }) => [code, setToFind(bySet.get(id) ?? [])])),
    codeOf: ({ cardSetId }) => known.get(cardSetId)?.code,
    ageOf: ({ cardSetId }) => known.get(cardSetId)?.age ?? 0,
  };
}

function setToFind<Found extends CardToFind>(cards: readonly Found[]): SetToFind<Found> {
  let numbers: Numbers<CardPrinting<Found>> | undefined;
  return {
    get numbers() {
      return (numbers ??= numbersOfCards(cards));
    },
  };
}
