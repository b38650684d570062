import { CARD_FIELDS } from './card-fields';
import type { Field } from './line-field';
import { PRINTING_FIELDS } from './printing-fields';
import type { Token } from './tokens';

/** Every field of the search line, in the order in which it is offered. */
export const FIELDS: readonly Field[] = [...CARD_FIELDS, ...PRINTING_FIELDS];

const BY_WORD = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.aliases].map((name) => [name, field] as const)),
);

/** The field of a name or alias, in any case. */
export const fieldOf = (name: string): Field | undefined => BY_WORD.get(name.toLowerCase());

/** `or`, `OR` or `|` */
export const isOr = (token: Token | undefined): boolean =>
  token?.kind === 'or' || isWord(token, 'or');

export const isNot = (token: Token | undefined): boolean => isWord(token, 'not');

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toLowerCase() === word;
