import { byPlainness, type Card, type CardVariant, numbersOf, numberKey } from '../card';
import { nameKey, nameWords, searchWords } from '../folded-text';

/** A printing with its card. */
export interface Printing {
  card: Card;
  variant: CardVariant;
}

/** A set's cards, indexed for quick add. */
export interface QuickAddIndex {
  /** What messages call the set: “this set” or its code. */
  place: string;
  /** Printings by {@link numberKey}, the plainest first. */
  byNumber: ReadonlyMap<string, readonly Printing[]>;
  /** Every card with the keys of its name, as it is and in any order, and the words of name and subtitle. */
  cards: readonly { card: Card; names: readonly string[]; words: readonly string[] }[];
}

/** A card's printings, the plainest first (rules/cards#variant-order). */
export const plainestFirst = ({ cardVariants }: Card): CardVariant[] =>
  cardVariants.toSorted(byPlainness);

/** Printings by {@link numberKey}; of those that share a number, the plainest first. */
export function printingsByNumber(cards: readonly Card[]): QuickAddIndex['byNumber'] {
  const byNumber = new Map<string, Printing[]>();
  for (const card of cards) {
    for (const variant of card.cardVariants) {
      for (const number of numbersOf(variant)) {
        const key = numberKey(number);
        if (key === null) continue;
        const shared = byNumber.get(key);
        if (shared) shared.push({ card, variant });
        else byNumber.set(key, [{ card, variant }]);
      }
    }
  }
  for (const shared of byNumber.values()) {
    shared.sort((one, other) => byPlainness(one.variant, other.variant));
  }
  return byNumber;
}

/** The key of a name, and of its words in order: “scout lantern” is as exact as “Lantern Scout”. */
export const nameKeys = (name: string): string[] => [
  nameKey(name),
  nameWords(name).toSorted().join(' '),
];

export function quickAddIndexOf(cards: readonly Card[], place = 'this set'): QuickAddIndex {
  return {
    place,
    byNumber: printingsByNumber(cards),
    cards: cards.map((card) => ({
      card,
      names: nameKeys(card.name),
      words: searchWords(`${card.name} ${card.subtitle ?? ''}`),
    })),
  };
}
