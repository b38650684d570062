import { completionPlace } from './completion-place';
import {
  termWords,
  valueWords,
  type CompletionWord,
  type SearchLineVocabulary,
} from './completion-words';
import { SEARCH_LINE_LENGTH } from './limits';

export interface CompletionOption {
  /** What stands in the line instead of what was typed. */
  text: string;
  /** What a person reads. */
  label: string;
}

/** Words that may stand from `from` to `to` (UTF-16 offsets) in the line. */
export interface Completions {
  from: number;
  to: number;
  options: CompletionOption[];
}

const MOST_OPTIONS = 8;
const OPERATOR = /[:=<>!]/;
const REST_OF_WORD = /[^\s()|,:=<>!"“”„]*/y;

/**
 * How the word at the caret may go on: card types and fields at a term's beginning, else values of its field. At most
 * eight, those that begin with what was typed before those that have it inside; none in a quote, in a phrase, or
 * when the word is complete.
 */
export function completionsAt(
  line: string,
  caret: number,
  vocabulary: SearchLineVocabulary,
): Completions {
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
    .slice(0, MOST_OPTIONS)
    .map(({ text, label }) => ({ text, label }));
  return { from: place.from, to, options };
}

/** Those that begin with what was typed, then those that have it inside. */
function matching(known: readonly CompletionWord[], typed: string): readonly CompletionWord[] {
  const begins = known.filter(({ words }) => words.some((word) => word.startsWith(typed)));
  const inside = known.filter(({ words }) => words.some((word) => word.includes(typed)));
  return [...new Set([...begins, ...inside])];
}
