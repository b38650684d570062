import fc from 'fast-check';
import {
  ARENAS,
  ASPECTS,
  CARD_TYPES,
  RARITIES,
  VARIANT_TYPES,
  type Card,
  type Printing,
} from '@domain/card';
import {
  CHANGE_SPANS,
  COMPARISONS,
  COPY_COUNTS,
  isWord,
  NO_ASPECT,
  NUMBER_FIELDS,
  type CardExpression,
  type CopyCount,
  type PrintingFacts,
} from '@domain/card-filter';
import type { Want } from '@domain/want-list';
import { foldedText } from '@domain/folded-text';
import { aCard, aPrinting } from './card';
import { anyTerms } from './wants';

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

const ARTISTS = ['Ann Ash', 'ÉLISE', 'Bo'];
const SETS = ['sor', 'shd', 'ts26'];
const HANDLES = ['ann', 'bo-b', 'c_3'];
/** In cents. */
const PRICES = [1, 50, 199, 200, 1_999];

const printing = fc.record({
  number: fc.constantFrom('001', '12F', '120', 'T01'),
  otherNumbers: fc.subarray(['7', '0130f']),
  artist: fc.option(fc.constantFrom(...ARTISTS)),
  price: fc.option(fc.constantFrom(...PRICES)),
});

/** A card's printings, none or up to five, one of each kind. Their ids begin with `prefix`. */
const printings = (prefix: string): fc.Arbitrary<Printing[]> =>
  fc
    .shuffledSubarray([...VARIANT_TYPES], { maxLength: 5 })
    .chain((types) =>
      fc
        .tuple(...types.map(() => printing))
        .map((given) =>
          given.map(({ price, ...facts }, at) =>
            aPrinting(types[at] ?? 'STANDARD', price, { ...facts, id: `${prefix}-v${at}` }),
          ),
        ),
    );

/** Cards with every kind of field missing now and then, no two of one id. */
export const anyCards: fc.Arbitrary<Card[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.string({ minLength: 1 }),
      cardSetId: fc.constantFrom(...SETS),
      cardVariants: printings('v'),
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
    .map((given) => {
      const cardVariants = given.cardVariants.map((each) => ({
        ...each,
        id: `${given.id} ${each.id}`,
      }));
      return aCard({ ...given, cardVariants });
    }),
  { selector: ({ id }) => id, maxLength: 70, size: 'max' },
);

const copies = fc.record(
  Object.fromEntries(
    COPY_COUNTS.filter((of) => of !== 'wanted').map((of) => [of, fc.nat(4)]),
  ) as Record<Exclude<CopyCount, 'wanted'>, fc.Arbitrary<number>>,
  { requiredKeys: [] },
);
const changes = fc.record(
  Object.fromEntries(CHANGE_SPANS.map((days) => [days, fc.integer({ min: -3, max: 3 })])) as Record<
    (typeof CHANGE_SPANS)[number],
    fc.Arbitrary<number>
  >,
  { requiredKeys: [] },
);
const market = fc.record({
  lowestCents: fc.option(fc.constantFrom(...PRICES)),
  sellers: fc.nat(4),
  copies: fc.nat(9),
});

/** Any wants of these printings. */
const anyWants = (named: readonly Pick<Want, 'cardId' | 'variantId'>[]) =>
  fc.tuple(
    ...named.map((each) =>
      fc
        .tuple(anyTerms, fc.integer({ min: 1, max: 5 }))
        .map(([terms, quantity]): Want => ({ ...each, ...terms, quantity })),
    ),
  );

/** Facts about some of the cards' printings. */
export const anyFactsOf = (cards: readonly Card[]): fc.Arbitrary<PrintingFacts> => {
  const all = cards.flatMap(({ id: cardId, cardVariants }) =>
    cardVariants.map(({ id: variantId }) => ({ cardId, variantId })),
  );
  const ids = all.map(({ variantId }) => variantId);
  const ofSome = <Fact>(fact: fc.Arbitrary<Fact>) =>
    fc
      .tuple(...ids.map(() => fc.option(fact, { nil: undefined })))
      .map(
        (facts) =>
          Object.fromEntries(
            ids.flatMap((id, at) => (facts[at] ? [[id, facts[at]]] : [])),
          ) as Record<string, Fact>,
      );
  return fc.record({
    copies: ofSome(copies),
    wants: fc.subarray(all).chain(anyWants),
    changes: ofSome(changes),
    market: ofSome(market),
    soldBy: fc.record(Object.fromEntries(HANDLES.map((handle) => [handle, fc.subarray(ids)]))),
    newestSet: fc.option(fc.constantFrom(...SETS)),
  });
};

/** Cards with facts about their printings. */
export const anyCatalogue: fc.Arbitrary<{ cards: Card[]; facts: PrintingFacts }> = anyCards.chain(
  (cards) => anyFactsOf(cards).map((facts) => ({ cards, facts })),
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

const type = fc.constantFrom(...VARIANT_TYPES);
const is = fc.constantFrom(...COMPARISONS);

/** Conditions on printings, on what is the viewer's and on the market. */
const printingLeaf: fc.Arbitrary<CardExpression> = fc.oneof(
  fc.record({ kind: fc.constant('printing'), among: among(VARIANT_TYPES) }),
  fc.record({ kind: fc.constant('artist'), part: fc.constantFrom('', 'a', 'ASH', 'é', 'x') }),
  fc.tuple(fc.nat(140), fc.nat(140)).map((ends) => {
    const [from = 0, to = 0] = ends.toSorted((a, b) => a - b);
    return { kind: 'printingNumber', from, to } as const;
  }),
  fc.record({
    kind: fc.constant('copies'),
    of: fc.constantFrom(...COPY_COUNTS),
    printing: fc.option(type),
    is,
    than: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('money'),
    of: fc.constantFrom('price', 'forsale'),
    printing: fc.option(type),
    is,
    than: fc.oneof(fc.constantFrom(0, ...PRICES), fc.constantFrom('price', 'forsale')),
  }),
  fc.record({
    kind: fc.constant('change'),
    days: fc.constantFrom(...CHANGE_SPANS),
    printing: fc.option(type),
    is,
    than: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ kind: fc.constant('sellers'), is, than: fc.nat(3) }),
  fc.record({ kind: fc.constant('seller'), handle: fc.constantFrom(...HANDLES, 'nobody') }),
);

/** A part of a name as a bare word, such as a person could type. */
const wordOf = (part: fc.Arbitrary<string>): fc.Arbitrary<CardExpression> =>
  part
    .map(foldedText)
    .map((folded) => ({ kind: 'word', part: isWord(folded) ? folded : 'as' }) as const);

const leaf = ({ part, label, number }: Vocabulary): fc.Arbitrary<CardExpression> =>
  fc.oneof(
    { weight: 5, arbitrary: printingLeaf },
    wordOf(part),
    fc.record({ kind: fc.constant('set'), among: among([...SETS, 'lof']) }),
    fc.record({ kind: fc.constant('new') }),
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
