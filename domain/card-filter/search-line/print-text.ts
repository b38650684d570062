import type { CardExpression } from '../card-expression';
import { isReserved } from './reserved-words';
import { quoted, tokenise } from './tokens';

/** A field's value, in quotes where it needs them. */
export function printValue(value: string): string {
  const [, word, ...others] = tokenise(`:${value}`);
  const isWord = word?.kind === 'word' && word.text === value && others.length === 0;
  return isWord ? value : quoted(value);
}

/** A text as bare words, or null where it has to be quoted. */
export function printPhrase({ field, part }: CardExpression & { kind: 'text' }): string | null {
  if (field !== 'name' || part === '') return null;
  const tokens = tokenise(part);
  const words = tokens.map(({ text }) => text);
  const bare =
    tokens.every(({ kind }) => kind === 'word') &&
    !words.some(isReserved) &&
    words.join(' ') === part &&
    // Behind a value it would go on with the list.
    !part.startsWith(',');
  return bare ? part : null;
}
