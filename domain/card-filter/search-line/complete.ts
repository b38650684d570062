import { SEARCH_LINE_LENGTH, tokenise, type Token } from './tokens';
import { isReserved, OFFERED_WORDS } from './bare-words';
import type { Field } from './line-field';
import { fieldOf, FIELDS } from './line-fields';
import type { Card } from '../../card';
import { memoized } from '../card-index/orders';
import { WORD_FIELDS } from '../fields';
import { printValue } from './print-expression';

export interface CompletionOption {
  /** The line's text after the completion. */
  text: string;
  /** What a person reads. */
  label: string;
}

/** Words that fit between `from` and `to` (UTF-16 offsets) in the line. */
export interface Completions {
  from: number;
  to: number;
  options: CompletionOption[];
}

const MAX_OPTIONS = 8;
const OPERATOR = /[:=<>!]/;
const REST_OF_WORD = /[^\s()|,:=<>!"“”„]*/y;

/**
 * Completions of the word at the caret: fields and words with a meaning at a term's beginning, else values of its field.
 * At most {@link MAX_OPTIONS}, those that begin with what was typed before those that have it inside; none in a quote, or
 * when the word is complete.
 */
export function completionsAt(line: string, caret: number, vocabulary: Vocabulary): Completions {
  const nothing = { from: caret, to: caret, options: [] };
  if (caret > Math.min(line.length, SEARCH_LINE_LENGTH)) return nothing;
  const place = completionPlace(line.slice(0, caret));
  if (!place) return nothing;
  REST_OF_WORD.lastIndex = caret;
  const to = caret + (REST_OF_WORD.exec(line)?.[0].length ?? 0);
  const known = place.field
    ? valueWords(place.field, vocabulary)
    : termWords({ operatorFollows: OPERATOR.test(line.charAt(to)) });
  const written = line.slice(place.from, to).toLowerCase();
  const options = matching(known, place.typed.toLowerCase())
    .filter(({ text }) => text.toLowerCase() !== written)
    .slice(0, MAX_OPTIONS)
    .map(({ text, label }) => ({ text, label }));
  return { from: place.from, to, options };
}

/** Those that begin with what was typed, then those that have it inside. */
function matching(known: readonly CompletionWord[], typed: string): readonly CompletionWord[] {
  const begins = known.filter(({ words }) => words.some((word) => word.startsWith(typed)));
  const inside = known.filter(({ words }) => words.some((word) => word.includes(typed)));
  return [...new Set([...begins, ...inside])];
}

/** What is to be completed: the word from `from` to the caret, as a term's beginning or as a field's value. */
interface CompletionPlace {
  from: number;
  typed: string;
  field: Field | null;
}

/**
 * @returns null if nothing can be completed: in a quote, in a phrase of bare words, or as the value of a field that
 * isn't known
 */
function completionPlace(before: string): CompletionPlace | null {
  const tokens = tokenise(before);
  const last = tokens.at(-1);
  if (last?.kind === 'quote' && last.to === before.length) return null;
  const word = last?.kind === 'word' && last.to === before.length ? last : undefined;
  const earlier = word ? tokens.slice(0, -1) : tokens;
  const place = { from: word?.from ?? before.length, typed: word?.text ?? '' };
  const previous = earlier.at(-1);
  if (previous?.kind === 'operator' || previous?.kind === 'comma') {
    const field = fieldBefore(earlier);
    return field ? { ...place, field } : null;
  }
  // The next word of a name is as likely as anything else.
  return place.typed === '' && isBareWord(previous, earlier.at(-2))
    ? null
    : { ...place, field: null };
}

/** The field whose operator, and values if any, end the tokens. */
function fieldBefore(tokens: readonly Token[]): Field | undefined {
  const operator = tokens.findLastIndex(({ kind }) => kind === 'operator');
  const word = tokens[operator - 1];
  return word?.kind === 'word' ? fieldOf(word.text) : undefined;
}

/** Whether a token is a part of a name, and not a value or a word with a meaning of its own. */
const isBareWord = (token: Token | undefined, before: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !isReserved(token.text) &&
  before?.kind !== 'operator' &&
  before?.kind !== 'comma';

/** The words of the given cards, by the name of the field that searches for them. */
export type Vocabulary = (field: string) => readonly string[];

/** Each field's words are collected at first use: that is slow. */
export const vocabularyOf = (cards: readonly Card[]): Vocabulary =>
  memoized((name) => WORD_FIELDS.find(({ kind }) => kind === name)?.optionsOf(cards) ?? []);

interface CompletionWord {
  /** What is in the line. */
  text: string;
  /** What a person reads. */
  label: string;
  /** What may be typed for it, in lower case. */
  words: readonly string[];
}

/** What a term may begin with; no colon is put before an operator that is there. */
const termWords = ({ operatorFollows }: { operatorFollows: boolean }): CompletionWord[] => [
  ...FIELDS.map(({ name, aliases, holds, comparisons }) => ({
    // Only the user knows which comparison a number needs.
    text: operatorFollows || comparisons.includes('>') ? name : `${name}:`,
    label: `${name}: ${holds}`,
    words: [name, ...aliases],
  })),
  ...OFFERED_WORDS.filter((word) => fieldOf(word) === undefined).map((word) => ({
    text: word,
    label: word,
    words: [word],
  })),
];

/** What a field's value may be. */
function valueWords(field: Field, vocabulary: Vocabulary): CompletionWord[] {
  return [...field.words, ...vocabulary(field.name)].map((word) => ({
    text: printValue(word),
    label: word,
    words: [word.toLowerCase()],
  }));
}
