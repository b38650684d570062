import { foldedText } from '../../folded-text';
import { COPY_COUNTS, type CardExpression } from '../card-expression';
import { CARD_TYPE_WORDS } from '../fields/enumeration-fields';
import { tokenise } from './tokens';

/** What a word means by itself, where it is more than a part of a name. In lower case. */
const MEANINGS = new Map<string, CardExpression>([
  ...[...CARD_TYPE_WORDS].map(
    ([word, type]) => [word, { kind: 'cardType', among: [type] } as const] as const,
  ),
  ...COPY_COUNTS.map(
    (of) => [of, { kind: 'copies', of, printing: null, is: '>', than: 0 } as const] as const,
  ),
  ['forsale', { kind: 'sellers', is: '>=', than: 1 }],
]);

/** The words that mean something by themselves, as they are offered. */
export const OFFERED_WORDS: readonly string[] = [...MEANINGS.keys()].filter(
  (word) => !CARD_TYPE_WORDS.has(word) || !word.endsWith('s'),
);

/** `leader`, `extra`, `forsale` …; undefined for any other word. */
export const meaningOf = (word: string): CardExpression | undefined =>
  MEANINGS.get(word.toLowerCase());

/** Whether a bare word is more than a part of a name. */
export const isReserved = (word: string): boolean =>
  ['or', 'not'].includes(word.toLowerCase()) || meaningOf(word) !== undefined;

/** A comma or semicolon at a word's end, as in a list that somebody copied. */
const AT_ENDS = /^[,;]+|[,;]+$/g;

/** Whether a folded text can be written as a bare word, or as `name:leader`. */
export function isWord(part: string): boolean {
  const [word, ...others] = tokenise(part);
  return (
    word?.kind === 'word' &&
    word.text === part &&
    others.length === 0 &&
    part.replaceAll(AT_ENDS, '') === part &&
    foldedText(part) === part
  );
}

/** A bare word as an expression. One that folding leaves nothing of is looked for as it is. */
export function wordExpression(text: string): CardExpression {
  const part = foldedText(text).replaceAll(AT_ENDS, '');
  return isWord(part) ? { kind: 'word', part } : { kind: 'text', field: 'name', part: text };
}
