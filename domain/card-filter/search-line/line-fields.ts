import { CARD_FIELDS } from './card-fields';
import type { Field } from './line-field';
import { PRINTING_FIELDS } from './printing-fields';
import type { Token } from './tokens';

/** Every field of the search line, in the order in which it is offered. */
export const FIELDS: readonly Field[] = [...CARD_FIELDS, ...PRINTING_FIELDS];

const BY_WORD = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.aliases].map((name) => [name, field] as const)),
);

/** What search lines of other sites call our fields: understood, and not offered. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['o', 'rules'],
  ['oracle', 'rules'],
  ['color', 'aspect'],
  ['colour', 'aspect'],
  ['cmc', 'cost'],
  ['mv', 'cost'],
  ['pow', 'power'],
  ['usd', 'price'],
  ['e', 'set'],
  ['edition', 'set'],
  ['cn', 'number'],
]);

/** What they order and show cards by, for which a page has its own buttons. */
const ORDERS = new Set(['sort', 'order', 'direction', 'dir', 'display', 'as', 'prefer']);

/** The field of a name or alias, in any case. */
export function fieldOf(name: string): Field | undefined {
  const word = name.toLowerCase();
  return BY_WORD.get(word) ?? BY_WORD.get(ELSEWHERE.get(word) ?? '');
}

/** Whether a name is one that other sites order cards by. */
export const isOrder = (name: string): boolean => ORDERS.has(name.toLowerCase());

/** `or`, `OR` or `|` */
export const isOr = (token: Token | undefined): boolean =>
  token?.kind === 'or' || isWord(token, 'or');

export const isNot = (token: Token | undefined): boolean => isWord(token, 'not');

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toLowerCase() === word;
