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
import { cardNumber } from './amounts';
import { wordExpression } from './bare-words';
import {
  comparisons,
  EQUALITY,
  equalOrNot,
  inside,
  listed,
  oneOf,
  readSpans,
  wrongValue,
  type Field,
  type Reading,
} from './line-field';
import { nearest } from './nearest';
import type { Token } from './tokens';

/** `name:` and `rules:`; any text is valid. In a name, a value without quotes is a word. */
const textField = (of: 'name' | 'rules', aliases: readonly string[], holds: string): Field => ({
  name: of,
  aliases,
  holds,
  words: [],
  comparisons: EQUALITY,
  read: (is, values) =>
    equalOrNot(
      is,
      oneOf(
        values.map(({ kind, text }) =>
          of === 'name' && kind === 'word'
            ? wordExpression(text)
            : { kind: 'text', field: of, part: text },
        ),
      ),
    ),
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

/**
 * `type:`, which also takes traits: sites for other games search their types and subtypes by it. What looks like a mistyped
 * type is a mistake.
 */
function typeOrTrait(field: EnumerationField): Field {
  const typeField = choice(field);
  const typed: (text: string) => string | undefined = field.typed ?? field.valueOf;
  const isTrait = ({ text }: Token) =>
    typed(text.toLowerCase()) === undefined && nearest(text, typeField.words) === null;
  return {
    ...typeField,
    read(is, values, printing) {
      const traits = values.filter(isTrait);
      if (traits.length === 0) return typeField.read(is, values, printing);
      const has = traits.map(({ text }): CardExpression => ({ kind: 'trait', has: text }));
      const types = values.filter((value) => !isTrait(value));
      if (types.length === 0) return equalOrNot(is, oneOf(has));
      const reading = typeField.read('=', types, printing);
      if ('wrong' in reading) return reading;
      return equalOrNot(is, oneOf([reading.expression, ...has]));
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

/** A field that is compared with integers, or with another number field. */
function number({ property, aliases, least }: NumberFieldFacts): Field {
  const name = property.toLowerCase();
  const amount = cardNumber(least);
  const named = {
    name,
    holds: amount.holds,
    words: NUMBER_FIELDS.map((other) => other.property.toLowerCase()).filter(
      (word) => word !== name,
    ),
  };
  const compare = (is: Comparison, than: number | NumberProperty): CardExpression => ({
    kind: 'comparison',
    field: property,
    is,
    than,
  });

  function read(is: Comparison, values: readonly Token[]): Reading {
    const [first, second] = values;
    const than = first && NUMBERS_BY_WORD.get(first.text.toLowerCase());
    if (than && !second) return { expression: compare(is, than) };
    if (is !== '=' && is !== '!=') return comparisons(named, amount, { is, values }, compare);
    const spans = readSpans(named, amount, values);
    if ('wrong' in spans) return spans;
    const among = spans.spans.flatMap(({ from, to }) =>
      from !== null && from === to ? [from] : [],
    );
    const ranges = spans.spans.filter(({ from, to }) => from === null || from !== to);
    const ofList: CardExpression[] =
      among.length === 0 ? [] : [{ kind: 'number', field: property, among }];
    return equalOrNot(is, oneOf([...ofList, ...ranges.map((span) => inside(span, compare))]));
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

/** `is:unique` and `is:new` */
const IS = { name: 'is', holds: 'unique or new', words: ['unique', 'new'] };

const IS_FIELD: Field = {
  ...IS,
  aliases: [],
  comparisons: EQUALITY,
  read(is, values) {
    const of: CardExpression[] = [];
    for (const value of values) {
      const kind = value.text.toLowerCase();
      if (kind !== 'unique' && kind !== 'new') return wrongValue(IS, value);
      of.push({ kind });
    }
    return equalOrNot(is, oneOf(of));
  },
};

/** `aspect:` also covers required aspects. */
const LISTS = LIST_FIELDS.filter((list) => list !== 'requiredAspects');

/** A list of the filter as the search line asks for it. */
function lineField(list: (typeof LISTS)[number]): Field {
  const field = FILTER_FIELDS[list];
  switch (field.family) {
    case 'enumeration':
      return field.kind === 'cardType' ? typeOrTrait(field) : choice(field);
    case 'number':
      return number(field);
    case 'aspect':
      return aspect();
    case 'word':
      return word(field);
  }
}

/** The fields of cards, in the order in which they are offered. */
export const CARD_FIELDS: readonly Field[] = [
  textField('name', [], 'a part of the name or subtitle'),
  textField('rules', ['text'], 'a part of the rules text'),
  ...LISTS.toSorted((a, b) => FILTER_FIELDS[a].place - FILTER_FIELDS[b].place).map(lineField),
  IS_FIELD,
];
