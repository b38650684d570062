import { CARD_TYPE_WORDS } from './fields';
import type { Token } from './tokens';

/** `or`, `OR` or `|` */
export const isOr = (token: Token | undefined): boolean =>
  token?.kind === 'or' || isWord(token, 'or');

export const isNot = (token: Token | undefined): boolean => isWord(token, 'not');

/** Whether a bare word is more than a part of a text. */
export const isReserved = (word: string): boolean =>
  ['or', 'not'].includes(word.toLowerCase()) || CARD_TYPE_WORDS.values.has(word.toLowerCase());

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toLowerCase() === word;
