import type { Card } from '../card';
import { nameKey, nameWords } from '../folded-text';
import { joinWords, type JoinedWords } from './name-distance';

/** A card's name as it is compared. */
export interface KnownName {
  card: Card;
  /** Each word of name and subtitle alone, and all of them together. */
  words: readonly JoinedWords[];
  whole: JoinedWords;
  /** The number of letters of the name without its subtitle. */
  nameLength: number;
  /** How many different pairs of letters it has. */
  pairs: number;
}

/** The names of all cards, prepared for fast searches. */
export interface NameIndex {
  names: readonly KnownName[];
  /** The places of the names that hold a pair of letters, and how much the pair says: rare ones say more. */
  byPair: ReadonlyMap<number, { places: readonly number[]; weight: number }>;
  /** The places of the names that are exactly this text, folded, without spaces. */
  byText: ReadonlyMap<string, readonly number[]>;
}

export function indexNames(cards: readonly Card[]): NameIndex {
  const placesOf = new Map<number, number[]>();
  const byText = new Map<string, number[]>();
  const names = cards.map((card, place): KnownName => {
    const ofName = nameWords(card.name);
    const words = [...ofName, ...nameWords(card.subtitle ?? '')];
    const pairs = pairsOf(words);
    for (const pair of pairs) addTo(placesOf, pair, place);
    const texts = [card.name, `${card.name} ${card.subtitle ?? ''}`];
    for (const key of new Set(texts.map(nameKey))) addTo(byText, key, place);
    return {
      card,
      words: words.map((word) => joinWords([word])),
      whole: joinWords(words),
      nameLength: ofName.reduce((sum, { length }) => sum + length, 0),
      pairs: pairs.size,
    };
  });
  const byPair = new Map(
    Array.from(placesOf, ([pair, places]) => {
      const weight = 0.3 + Math.log(cards.length / places.length);
      return [pair, { places, weight }];
    }),
  );
  return { names, byPair, byText };
}

/** The pairs of neighbouring letters in words, each as one number; a word's first letter also makes a pair alone. */
export function pairsOf(words: readonly string[]): Set<number> {
  const pairs = new Set<number>();
  for (const word of words) {
    let before = 0;
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      pairs.add(before * 65_536 + letter);
      before = letter;
    }
  }
  return pairs;
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}
