import { compareTexts, type Card } from '../../card';
import { wellFormedText } from '../../plain-text';

/** In UTF-16 units; no card's trait or keyword comes near. */
export const WORD_LENGTH = 60;
/** No card has as many traits or keywords. */
export const MAX_WORDS = 20;

interface WordFacts<Kind extends string> {
  /** The kind of expression that asks for it, and its name in a link and in the search line. */
  kind: Kind;
  label: string;
  /** Other names in the search line. */
  aliases: readonly string[];
  /** Its place among the fields that the search line offers. */
  place: number;
  /** One word of a card, as the search line asks for it. */
  example: string;
  of: (card: Card) => readonly string[];
}

/** The family of fields with words that the cards bring along; they are compared in lower case. */
function wordField<const Kind extends string>(facts: WordFacts<Kind>) {
  const { kind, of } = facts;
  const noun = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    ...facts,
    family: 'word' as const,
    nameOf: (word: string) => word,
    chip: (word: string) => `${noun}: ${word}`,
    parameter: kind,
    mostInLink: MAX_WORDS,
    mayHoldComma: true,
    textOf: (word: string) => word,
    valueOf: (text: string) => (text.length <= WORD_LENGTH ? text : undefined),
    canonical: (chosen: readonly string[]) =>
      distinctWords(
        chosen
          .filter((word) => word !== '' && word.length <= WORD_LENGTH)
          .map((word) => wellFormedText(word, WORD_LENGTH)),
      ).slice(0, MAX_WORDS),
    conditions: (words: readonly string[]) => words.map((has) => ({ kind, has })),
    /** Sorted by code unit first, so values that are equal to the collator have one order too. */
    optionsOf: (cards: readonly Card[]) =>
      distinctWords(cards.flatMap(of))
        .filter((word) => word !== '')
        .sort(compareTexts),
  };
}

/** Each word once, by code unit. Of spellings that differ only in case, the first is kept. */
function distinctWords(words: readonly string[]): string[] {
  const byMeaning = new Map<string, string>();
  for (const word of [...new Set(words)].sort()) {
    const meaning = word.toLowerCase();
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, word);
  }
  return [...byMeaning.values()];
}

export const TRAIT = wordField({
  kind: 'trait',
  label: 'Traits',
  aliases: [],
  place: 8,
  example: 'trait:trooper',
  of: ({ traits }) => traits,
});

export const KEYWORD = wordField({
  kind: 'keyword',
  label: 'Keywords',
  aliases: ['kw'],
  place: 9,
  example: 'keyword:ambush',
  of: ({ keywords }) => keywords,
});
