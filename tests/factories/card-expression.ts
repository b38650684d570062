import fc from 'fast-check';
import { ARENAS, ASPECTS, CARD_TYPES, RARITIES, type Card } from '@domain/card';
import { COMPARISONS, NO_ASPECT, NUMBER_FIELDS, type CardExpression } from '@domain/card-filter';
import { aCard } from './card';

/** Few of each, so that random expressions often match random cards. */
const WORDS = ['Scout', 'scout', 'Élite', 'ΣΑΣ', 'Ash'];
const texts = fc.oneof(
  fc.constantFrom('', 'a', 'as', 'AS', 'σ', 'é', '\n', 'lash\n', 'İ'),
  fc.string({ maxLength: 2 }),
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const cardTexts = fc.array(fc.oneof(fc.constantFrom(...WORDS, 'Flash\nback', ' '), texts), {
  maxLength: 3,
});
const text = cardTexts.map((parts) => parts.join(''));
const words = fc.array(fc.oneof(fc.constantFrom(...WORDS), texts), { maxLength: 3 });
const numbers = fc.integer({ min: -1, max: 4 });

/** Cards with every kind of field missing now and then, no two of one id. */
export const anyCards: fc.Arbitrary<Card[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.string({ minLength: 1 }),
      name: text,
      subtitle: fc.option(text),
      standardCardNumber: fc.option(fc.nat(9)),
      cost: fc.option(numbers),
      rarity: fc.constantFrom(...RARITIES),
      power: fc.option(numbers),
      hp: fc.option(numbers),
      upgradePower: fc.option(numbers),
      upgradeHp: fc.option(numbers),
      cardType: fc.constantFrom(...CARD_TYPES),
      arena: fc.option(fc.constantFrom(...ARENAS)),
      aspects: fc.subarray([...ASPECTS]),
      traits: words,
      keywords: words,
      frontText: fc.option(text),
      backText: fc.option(text),
      unique: fc.boolean(),
    })
    .map(aCard),
  { selector: ({ id }) => id, maxLength: 70, size: 'max' },
);

const among = <Value>(values: readonly Value[]) => fc.shuffledSubarray([...values]);
const field = fc.constantFrom(...NUMBER_FIELDS.map(({ property }) => property));
const choices = [...ASPECTS, NO_ASPECT] as const;

interface Vocabulary {
  /** Parts of names and rules. */
  part: fc.Arbitrary<string>;
  /** Traits and keywords. */
  label: fc.Arbitrary<string>;
  number: fc.Arbitrary<number>;
}

/** Expressions of every kind over some words and numbers, up to four deep. */
export const cardExpressions = (vocabulary: Vocabulary): fc.Arbitrary<CardExpression> =>
  fc.letrec<{ expression: CardExpression }>((tie) => {
    const several = fc.array(tie('expression'), { maxLength: 4 });
    return {
      expression: fc.oneof(
        { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
        { weight: 10, arbitrary: leaf(vocabulary) },
        { weight: 4, arbitrary: fc.record({ kind: fc.constant('all'), of: several }) },
        { weight: 3, arbitrary: fc.record({ kind: fc.constant('any'), of: several }) },
        { weight: 2, arbitrary: fc.record({ kind: fc.constant('not'), of: tie('expression') }) },
      ),
    };
  }).expression;

const leaf = ({ part, label, number }: Vocabulary): fc.Arbitrary<CardExpression> =>
  fc.oneof(
    fc.record({ kind: fc.constant('text'), field: fc.constantFrom('name', 'rules'), part }),
    fc.record({ kind: fc.constant('rarity'), among: among(RARITIES) }),
    fc.record({ kind: fc.constant('cardType'), among: among(CARD_TYPES) }),
    fc.record({ kind: fc.constant('arena'), among: among(ARENAS) }),
    fc.record({ kind: fc.constant('number'), field, among: fc.array(number, { maxLength: 4 }) }),
    fc.record({
      kind: fc.constant('comparison'),
      field,
      is: fc.constantFrom(...COMPARISONS),
      than: fc.oneof(number, field),
    }),
    fc.record({ kind: fc.constant('aspect'), has: fc.constantFrom(...choices) }),
    fc.record({ kind: fc.constant('aspects'), within: among(choices) }),
    fc.record({ kind: fc.constantFrom('trait', 'keyword'), has: label }),
    fc.record({ kind: fc.constant('unique') }),
  );

/** Expressions that often match {@link anyCards}. */
export const anyCardExpression = cardExpressions({
  part: texts,
  label: fc.oneof(fc.constantFrom(...WORDS), texts),
  number: numbers,
});
