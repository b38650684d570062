import { fieldOf, type Field } from './fields';
import { isNot, isOr, isReserved } from './reserved-words';
import { tokenise, type Token } from './tokens';

/** What stands to be completed: the word from `from` to the caret, as a term's beginning or as a field's value. */
export interface CompletionPlace {
  from: number;
  typed: string;
  field: Field | null;
}

/**
 * @returns null where nothing can be completed: in a quote, in a phrase of bare words, or as the value of a field that
 * isn't known
 */
export function completionPlace(before: string): CompletionPlace | null {
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
  return isInPhrase(earlier) ? null : { ...place, field: null };
}

/** The field whose operator, and values if any, end the tokens. */
function fieldBefore(tokens: readonly Token[]): Field | undefined {
  const operator = tokens.findLastIndex(({ kind }) => kind === 'operator');
  const word = tokens[operator - 1];
  return word?.kind === 'word' ? fieldOf(word.text) : undefined;
}

/** Whether the last token is a bare word that a further one would join, and not a value or a word of its own. */
function isInPhrase(tokens: readonly Token[]): boolean {
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  if (last?.kind !== 'word' || isOr(last) || isNot(last) || isReserved(last.text)) return false;
  // Behind a sign a phrase is one word long.
  if (isNot(before)) return false;
  return !before || !['operator', 'comma', 'minus'].includes(before.kind);
}
