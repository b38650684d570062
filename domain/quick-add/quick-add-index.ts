import type { Card } from '../card';
import {
  type CardFinder,
  cardFinderOf,
  type CardPrinting,
  type Numbers,
  numbersOfCards,
} from '../find-cards';

/** A set's cards, indexed for quick add. Most sets of a page are never named, so each index is made at first use. */
export interface QuickAddIndex {
  /** What messages call the set: “this set” or its code. */
  place: string;
  readonly numbers: Numbers<CardPrinting>;
  readonly finder: CardFinder;
}

export function quickAddIndexOf(cards: readonly Card[], place = 'this set'): QuickAddIndex {
  let numbers: QuickAddIndex['numbers'] | undefined;
  let finder: CardFinder | undefined;
  return {
    place,
    get numbers() {
      return (numbers ??= numbersOfCards(cards));
    },
    get finder() {
      return (finder ??= cardFinderOf(cards, []));
    },
  };
}
