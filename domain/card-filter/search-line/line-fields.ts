import {
  COMPARISONS,
  type CardExpression,
  type Comparison,
  type EnumerationExpression,
  type NumberProperty,
} from '../card-expression';
import {
  FILTER_FIELDS,
  LIST_FIELDS,
  NUMBER_FIELDS,
  type EnumerationField,
  type NumberFieldFacts,
  type WordField,
} from '../fields';
import { ASPECT_CHOICES, aspectWord, type AspectChoice } from '../fields/aspect-fields';
import { CARD_TYPE_WORDS } from '../fields/enumeration-fields';
import { LARGEST_NUMBER } from '../fields/number-fields';
import { nearest } from './nearest';
import { repeated, type SearchLineError, type Token } from './tokens';

/** A field's values as an expression, or the word that the field can't read. */
type Reading = { expression: CardExpression } | { wrong: SearchLineError };

/** A field of the search line, as in `cost<=3`. */
export interface Field {
  name: string;
  aliases: readonly string[];
  /** Its kind of value, in words that follow "needs". */
  holds: string;
  /** The values that are known beforehand, as typed. */
  words: readonly string[];
  comparisons: readonly Comparison[];
  /** `is` is one of `comparisons`, and there is at least one value; a list means "one of these". */
  read: (is: Comparison, values: readonly Token[]) => Reading;
}

/** The comparisons of fields that aren't numbers. */
const EQUALITY = ['=', '!='] as const;

/** One expression, or one of several. */
const oneOf = (of: readonly CardExpression[]): CardExpression => ({ kind: 'any', of });

/** `!=` negates `=`. */
const equalOrNot = (is: Comparison, equal: CardExpression): Reading => ({
  expression: is === '!=' ? { kind: 'not', of: equal } : equal,
});

/** `a, b or c` */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

/** An error for a wrong value: what the field needs, and the word that was probably meant. */
function wrongValue(field: Pick<Field, 'name' | 'holds' | 'words'>, value: Token): Reading {
  const meant = nearest(value.text, field.words);
  const suggestion =
    meant === null || meant === value.text.toLowerCase() ? '' : ` Did you mean “${meant}”?`;
  const message = `“${field.name}” needs ${field.holds}, not ${repeated(value.text)}.${suggestion}`;
  return { wrong: { from: value.from, to: value.to, message } };
}

/** `or`, `OR` or `|` */
export const isOr = (token: Token | undefined): boolean =>
  token?.kind === 'or' || isWord(token, 'or');

export const isNot = (token: Token | undefined): boolean => isWord(token, 'not');

/** Whether a bare word is more than a part of a text. */
export const isReserved = (word: string): boolean =>
  ['or', 'not'].includes(word.toLowerCase()) || CARD_TYPE_WORDS.has(word.toLowerCase());

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toLowerCase() === word;

/** `name:` and `rules:`; any text is valid. */
const textField = (of: 'name' | 'rules', aliases: readonly string[], holds: string): Field => ({
  name: of,
  aliases,
  holds,
  words: [],
  comparisons: EQUALITY,
  read: (is, values) =>
    equalOrNot(is, oneOf(values.map(({ text }) => ({ kind: 'text', field: of, part: text })))),
});

/** A field with an enumeration's values, such as `rarity:`. */
function choice(field: EnumerationField): Field {
  const typed: (text: string) => string | undefined = field.typed ?? field.valueOf;
  const shown = field.values.map(field.textOf as (value: string) => string);
  const named = { name: field.word, holds: listed(shown), words: shown };
  return {
    ...named,
    aliases: field.aliases,
    comparisons: EQUALITY,
    read(is, values) {
      const among = values.map(({ text }) => typed(text.toLowerCase()));
      const wrong = values.find((_value, at) => among[at] === undefined);
      if (wrong) return wrongValue(named, wrong);
      return equalOrNot(is, { kind: field.kind, among } as EnumerationExpression);
    },
  };
}

/** `aspect:` asks for one of these on the card, `aspect<=` for nothing else on it. */
function aspect(): Field {
  const { parameter, valueOf } = FILTER_FIELDS.selectedAspects;
  const words = ASPECT_CHOICES.map(aspectWord);
  const named = { name: parameter, holds: listed(words), words };
  return {
    ...named,
    aliases: ['a'],
    comparisons: [...EQUALITY, '<='],
    read(is, values) {
      const aspects: AspectChoice[] = [];
      for (const value of values) {
        const known = valueOf(value.text.toLowerCase());
        if (known === undefined) return wrongValue(named, value);
        aspects.push(known);
      }
      if (is === '<=') return { expression: { kind: 'aspects', within: aspects } };
      return equalOrNot(is, oneOf(aspects.map((has) => ({ kind: 'aspect', has }))));
    },
  };
}

/** Number fields by the words that name them, on either side of a comparison. */
const NUMBERS_BY_WORD: ReadonlyMap<string, NumberProperty> = new Map(
  NUMBER_FIELDS.flatMap(({ property, aliases }) =>
    [property.toLowerCase(), ...aliases].map((word) => [word, property] as const),
  ),
);

const INTEGER = /^-?\d+$/;

/** A field that is compared with integers, or with another number field. */
function number({ property, aliases, least }: NumberFieldFacts): Field {
  const name = property.toLowerCase();
  const named = {
    name,
    holds: `a number from ${least} to ${LARGEST_NUMBER}`,
    words: NUMBER_FIELDS.map((other) => other.property.toLowerCase()).filter(
      (word) => word !== name,
    ),
  };

  function read(is: Comparison, values: readonly Token[]): Reading {
    const [first, second] = values;
    const than = first && NUMBERS_BY_WORD.get(first.text.toLowerCase());
    if (than && !second) return { expression: { kind: 'comparison', field: property, is, than } };
    const among: number[] = [];
    for (const value of values) {
      const count = INTEGER.test(value.text) ? Number(value.text) : Number.NaN;
      if (!(count >= least && count <= LARGEST_NUMBER)) return wrongValue(named, value);
      // A minus before a zero makes no difference.
      among.push(count === 0 ? 0 : count);
    }
    if (is === '=' || is === '!=')
      return equalOrNot(is, { kind: 'number', field: property, among });
    if (second) {
      const message = `“${is}” compares with one number; a list follows “:” or “=”.`;
      return { wrong: { from: second.from, to: second.to, message } };
    }
    return { expression: { kind: 'comparison', field: property, is, than: among[0] ?? 0 } };
  }

  return { ...named, aliases, comparisons: COMPARISONS, read };
}

/** `trait:` and `keyword:`, whose words come from the cards; an unknown word finds no card. */
const word = ({ kind, aliases, example }: WordField): Field => ({
  name: kind,
  aliases,
  holds: `a ${kind}, such as ${example}`,
  words: [],
  comparisons: EQUALITY,
  read: (is, values) => equalOrNot(is, oneOf(values.map(({ text }) => ({ kind, has: text })))),
});

const UNIQUE = { name: 'is', holds: 'unique', words: ['unique'] };

/** `is:unique` */
const UNIQUE_FIELD: Field = {
  ...UNIQUE,
  aliases: [],
  comparisons: EQUALITY,
  read(is, values) {
    const wrong = values.find(({ text }) => text.toLowerCase() !== 'unique');
    return wrong ? wrongValue(UNIQUE, wrong) : equalOrNot(is, { kind: 'unique' });
  },
};

/** `aspect:` also covers required aspects. */
const LISTS = LIST_FIELDS.filter((list) => list !== 'requiredAspects');

/** A list of the filter as the search line asks for it. */
function lineField(list: (typeof LISTS)[number]): Field {
  const field = FILTER_FIELDS[list];
  switch (field.family) {
    case 'enumeration':
      return choice(field);
    case 'number':
      return number(field);
    case 'aspect':
      return aspect();
    case 'word':
      return word(field);
  }
}

/** Every field of the search line, in the order in which it is offered. */
export const FIELDS: readonly Field[] = [
  textField('name', [], 'a part of the name or subtitle'),
  textField('rules', ['text'], 'a part of the rules text'),
  ...LISTS.toSorted((a, b) => FILTER_FIELDS[a].place - FILTER_FIELDS[b].place).map(lineField),
  UNIQUE_FIELD,
];

const BY_WORD = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.aliases].map((name) => [name, field] as const)),
);

/** The field of a name or alias, in any case. */
export const fieldOf = (name: string): Field | undefined => BY_WORD.get(name.toLowerCase());
