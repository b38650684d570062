import { FIELDS } from './line-fields';
import { aCard } from '@tests/factories/card';
import { predicateOf } from '@tests/support/card-predicate';
import fc from 'fast-check';
import { exampleWordsOf } from './example-words';
import { searchLineGrammar } from './grammar';
import { parseSearchLine } from './parse-search-line';

const examplesFor = (cards: Parameters<typeof exampleWordsOf>[0]) =>
  searchLineGrammar(exampleWordsOf(cards)).flatMap(({ examples }) => examples);
const EXAMPLES = examplesFor([]);

test.each(EXAMPLES.map(({ example }) => example))('%s can be read', (example) => {
  expect(parseSearchLine(example)).toMatchObject({ ok: true });
});

test('words, traits and keywords are those of the cards, and find some of them', () => {
  const cards = [
    aCard({ name: 'X9', traits: [] }),
    aCard({
      name: 'Dawn Courier',
      traits: ['Scout', 'Deep Space'],
      keywords: ['Guard', 'Swift or Slow'],
    }),
    aCard({ name: 'Moon Keeper', traits: ['Deep Space'], keywords: ['Guard'] }),
  ];
  const examples = examplesFor(cards).map(({ example }) => example);
  for (const example of [
    'dawn cour',
    '"dawn cour"',
    'name:dawn',
    'trait:"deep space"',
    'keyword:guard,"swift or slow"',
    'trait:"deep space" or trait:scout',
  ]) {
    expect(examples).toContain(example);
    const parsed = parseSearchLine(example);
    if (!parsed.ok || !parsed.expression) throw new Error(`${example} can’t be read`);
    expect(cards.filter(predicateOf(parsed.expression))).not.toEqual([]);
  }
});

test('every example can be parsed, whatever words a set has', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }), {
    maxLength: 4,
  });
  const anyCards = fc.array(
    fc.record({ name: fc.string({ maxLength: 20 }), traits: words, keywords: words }),
  );
  fc.assert(
    fc.property(anyCards, (given) => {
      const cards = given.map((each) => aCard(each));
      for (const { example } of examplesFor(cards)) expect(parseSearchLine(example).ok).toBe(true);
    }),
  );
});

test('every example is unique and has a meaning', () => {
  expect(new Set(EXAMPLES.map(({ example }) => example)).size).toBe(EXAMPLES.length);
  expect(EXAMPLES.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test.each(FIELDS.map(({ name, aliases }) => ({ name, aliases })))(
  'the field $name and its aliases are explained',
  ({ name, aliases }) => {
    const own = EXAMPLES.filter(({ example }) =>
      new RegExp(String.raw`(^|[\s(-])${name}[:=!<>]`).test(example),
    );
    expect(own).not.toEqual([]);
    for (const alias of aliases) {
      const also = new RegExp(String.raw`\(also ${alias}\b`);
      expect(own.filter(({ meaning }) => also.test(meaning))).not.toEqual([]);
    }
  },
);

test.each([':', '=', '!=', '<', '<=', '>', '>=', 'or', '|', 'not', '-', '(', '"', ','])(
  '%s is explained',
  (sign) => {
    expect(EXAMPLES.some(({ example, meaning }) => `${example} ${meaning}`.includes(sign))).toBe(
      true,
    );
  },
);
