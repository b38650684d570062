import { ASPECT_FIELD } from './aspect-field';
import { choiceField } from './choice-field';
import type { Field } from './field';
import { labelField } from './label-field';
import { numberField } from './number-field';
import { textField } from './text-field';
import { UNIQUE_FIELD } from './unique-field';
import { ARENA_WORDS, CARD_TYPE_WORDS, RARITY_WORDS } from './value-words';

export type { Field } from './field';
export { aspectWord, CARD_TYPE_WORDS, listed } from './value-words';

/** Every field of the search line, in the order in which it is offered. An upgrade's numbers may be negative. */
export const FIELDS: readonly Field[] = [
  textField('name', [], 'a part of the name or subtitle'),
  textField('rules', ['text'], 'a part of the rules text'),
  choiceField('type', ['t'], CARD_TYPE_WORDS, (among) => ({ kind: 'cardType', among })),
  choiceField('rarity', ['r'], RARITY_WORDS, (among) => ({ kind: 'rarity', among })),
  ASPECT_FIELD,
  numberField('cost', ['c'], 0),
  numberField('power', ['p'], 0),
  numberField('hp', [], 0),
  choiceField('arena', [], ARENA_WORDS, (among) => ({ kind: 'arena', among })),
  labelField('trait', []),
  labelField('keyword', ['kw']),
  numberField('upgradePower', ['up'], -999),
  numberField('upgradeHp', ['uh'], -999),
  UNIQUE_FIELD,
];

const BY_WORD = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.aliases].map((word) => [word, field] as const)),
);

/** The field of a name or alias, in any case. */
export const fieldOf = (word: string): Field | undefined => BY_WORD.get(word.toLowerCase());
