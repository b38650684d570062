import type { Card } from '../../card';

/** What the examples of the search line's help look for. */
export interface ExampleWords {
  /** The beginnings of two words that follow each other in a card's name, in lower case. */
  name: readonly [string, string];
  traits: readonly [string, string];
  keywords: readonly [string, string];
  /** The id of a card set. */
  set: string;
  /** An artist's first name, in lower case. */
  artist: string;
}

/** For sets without such words. */
const COMMON_WORDS: ExampleWords = {
  name: ['luke', 'sky'],
  traits: ['bounty hunter', 'pilot'],
  keywords: ['ambush', 'raid'],
  set: 'sor',
  artist: 'ann',
};

/** Two words of letters, neither of which the line reads as anything else. */
const TWO_WORDS = /^(\p{L}{4,}) (\p{L}{4,})/u;

/** Words of these cards, so that each example finds some of them; common ones where they have none. */
export function exampleWordsOf(cards: readonly Card[]): ExampleWords {
  const [, first, second] =
    cards.map(({ name }) => TWO_WORDS.exec(name.toLowerCase())).find((found) => found !== null) ??
    [];
  return {
    name: first && second ? [first, second.slice(0, 4)] : COMMON_WORDS.name,
    traits: mostFrequent(cards.flatMap(({ traits }) => traits)) ?? COMMON_WORDS.traits,
    keywords: mostFrequent(cards.flatMap(({ keywords }) => keywords)) ?? COMMON_WORDS.keywords,
    set: cards[0]?.cardSetId ?? COMMON_WORDS.set,
    artist: firstArtist(cards) ?? COMMON_WORDS.artist,
  };
}

function firstArtist(cards: readonly Card[]): string | undefined {
  for (const { cardVariants } of cards) {
    for (const { artist } of cardVariants) {
      const [, name] = /^(\p{L}+)/u.exec(artist?.toLowerCase() ?? '') ?? [];
      if (name) return name;
    }
  }
  return undefined;
}

/** The two most frequent words, in lower case; undefined where there are fewer. */
function mostFrequent(words: readonly string[]): readonly [string, string] | undefined {
  const counts = new Map<string, number>();
  for (const word of words) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [one, other] = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return one === undefined || other === undefined ? undefined : [one, other];
}
