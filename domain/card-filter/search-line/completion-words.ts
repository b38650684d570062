import { CARD_TYPE_WORDS, FIELDS, type Field } from './fields';
import { printValue } from './print-text';

/** The words that the cards at hand have. */
export interface SearchLineVocabulary {
  traits: readonly string[];
  keywords: readonly string[];
}

export interface CompletionWord {
  /** What stands in the line. */
  text: string;
  /** What a person reads. */
  label: string;
  /** What may be typed for it, in lower case. */
  words: readonly string[];
}

/** What a term may begin with; no colon is put before an operator that stands there. */
export const termWords = ({ operatorFollows }: { operatorFollows: boolean }): CompletionWord[] => [
  ...FIELDS.map(({ name, aliases, holds, comparisons }) => ({
    // Which comparison a number needs, only the person knows.
    text: operatorFollows || comparisons.includes('>') ? name : `${name}:`,
    label: `${name}: ${holds}`,
    words: [name, ...aliases],
  })),
  ...CARD_TYPE_WORDS.shown.map((word) => ({ text: word, label: word, words: [word] })),
];

/** What a field's value may be. */
export function valueWords(field: Field, vocabulary: SearchLineVocabulary): CompletionWord[] {
  const labels: Record<string, readonly string[]> = {
    trait: vocabulary.traits,
    keyword: vocabulary.keywords,
  };
  return [...field.words, ...(labels[field.name] ?? [])].map((word) => ({
    text: printValue(word),
    label: word,
    words: [word.toLowerCase()],
  }));
}
