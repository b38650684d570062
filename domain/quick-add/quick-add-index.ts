import type { Card } from '../card';
import {
  type CardFinder,
  cardFinderOf,
  type CardPrinting,
  indexNumbers,
  type Numbers,
  printingsOfCard,
} from '../find-cards';

/** A set's cards, indexed for quick add. */
export interface QuickAddIndex {
  /** What messages call the set: “this set” or its code. */
  place: string;
  numbers: Numbers<CardPrinting>;
  finder: CardFinder;
}

export const quickAddIndexOf = (cards: readonly Card[], place = 'this set'): QuickAddIndex => ({
  place,
  numbers: indexNumbers(cards.flatMap(printingsOfCard), ({ variant }) => variant),
  finder: cardFinderOf(cards, []),
});
