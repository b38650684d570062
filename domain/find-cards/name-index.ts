import type { Card } from '../card';
import { nameKey, nameWords, searchWords } from '../folded-text';
import type { CardToFind } from './card-finder';
import { joinWords, type JoinedWords } from './name-distance';

/** A card's name as it is compared. */
export interface KnownName<Found extends CardToFind = Card> {
  card: Found;
  /** Its {@link searchWords}, made at first use. */
  readonly searched: readonly string[];
  /** Each word of name and subtitle alone, and all of them together. */
  words: readonly JoinedWords[];
  whole: JoinedWords;
  /** The number of letters of the name without its subtitle. */
  nameLength: number;
  /** How many different pairs of letters it has. */
  pairs: number;
}

/** The names of all cards, prepared for fast searches. */
export interface NameIndex<Found extends CardToFind = Card> {
  names: readonly KnownName<Found>[];
  /** The places of the names that hold a pair of letters, and how much the pair says: rare ones say more. */
  byPair: ReadonlyMap<number, { places: readonly number[]; weight: number }>;
  /** The places of the names with this `nameKey` or {@link wordsKey}, with their subtitles or without. */
  byText: ReadonlyMap<string, readonly number[]>;
}

/** The key of a name's words in any order: “Scout, Lantern” is “Lantern Scout”. */
export const wordsKey = (words: readonly string[]): string => words.toSorted().join(' ');

export function indexNames<Found extends CardToFind>(cards: readonly Found[]): NameIndex<Found> {
  const placesOf = new Map<number, number[]>();
  const byText = new Map<string, number[]>();
  const names = cards.map((card, place): KnownName<Found> => {
    const ofName = nameWords(card.name);
    const words = [...ofName, ...nameWords(card.subtitle ?? '')];
    const pairs = pairsOf(words);
    for (const pair of pairs) addTo(placesOf, pair, place);
    const text = `${card.name} ${card.subtitle ?? ''}`;
    const keys = [
      nameKey(card.name, ofName),
      wordsKey(ofName),
      nameKey(text, words),
      wordsKey(words),
    ];
    for (const key of new Set(keys)) addTo(byText, key, place);
    let searched: string[] | undefined;
    return {
      card,
      get searched() {
        return (searched ??= searchWords(text));
      },
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
