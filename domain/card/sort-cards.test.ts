import fc from 'fast-check';
import { aCard, aPrinting } from '@tests/factories/card';
import type { Card } from './card';
import { CARD_SORT_COLUMNS, type CardSort, SORT_DIRECTIONS, sortCards } from './sort-cards';

const ids = (cards: Card[], sort: CardSort) => sortCards(cards, sort).map(({ id }) => id);

test('sorts numbers numerically, not as text', () => {
  const cards = [10, 9, 100].map((cost) => aCard({ id: `c-${cost}`, cost }));
  expect(ids(cards, { column: 'cost', direction: 'ascending' })).toEqual(['c-9', 'c-10', 'c-100']);
  expect(ids(cards, { column: 'cost', direction: 'descending' })).toEqual(['c-100', 'c-10', 'c-9']);
});

test('sorts text by locale: case and accents sort beside their letter', () => {
  const cards = ['Zed', 'élan', 'Echo', 'alpha'].map((name) => aCard({ id: name, name }));
  expect(ids(cards, { column: 'name', direction: 'ascending' })).toEqual([
    'alpha',
    'Echo',
    'élan',
    'Zed',
  ]);
});

test('sorts rarities by rank, not by name', () => {
  const cards = (['SPECIAL', 'RARE', 'COMMON', 'LEGENDARY', 'UNCOMMON'] as const).map((rarity) =>
    aCard({ id: rarity, rarity }),
  );
  const ranked = ['COMMON', 'UNCOMMON', 'RARE', 'LEGENDARY', 'SPECIAL'];
  expect(ids(cards, { column: 'rarity', direction: 'ascending' })).toEqual(ranked);
  expect(ids(cards, { column: 'rarity', direction: 'descending' })).toEqual(ranked.toReversed());
});

test('sorts by the price that a list shows, and cards without one as 0', () => {
  const cards = [
    aCard({ id: 'none', cardVariants: [aPrinting('STANDARD', null)] }),
    aCard({ id: 'dear', cardVariants: [aPrinting('STANDARD', 900), aPrinting('FOIL', 100)] }),
    aCard({ id: 'foil', cardVariants: [aPrinting('STANDARD', 0), aPrinting('FOIL', 250)] }),
    aCard({ id: 'other', cardVariants: [aPrinting('STANDARD', 50), aPrinting('SHOWCASE', 9_999)] }),
  ];
  const ranked = ['none', 'other', 'foil', 'dear'];
  expect(ids(cards, { column: 'price', direction: 'ascending' })).toEqual(ranked);
  expect(ids(cards, { column: 'price', direction: 'descending' })).toEqual(ranked.toReversed());
});

test('puts cards without a number last, as a set’s query does', () => {
  const cards = [null, 10, 2].map((standardCardNumber) =>
    aCard({ id: `c-${standardCardNumber}`, standardCardNumber }),
  );
  expect(ids(cards, { column: 'number', direction: 'ascending' })).toEqual([
    'c-2',
    'c-10',
    'c-null',
  ]);
  expect(ids(cards, { column: 'cost', direction: 'descending' })).toEqual([
    'c-2',
    'c-10',
    'c-null',
  ]);
});

test('puts absent values first when ascending', () => {
  const cards = [aCard({ id: 'has', power: 0 }), aCard({ id: 'has-not', power: null })];
  expect(ids(cards, { column: 'power', direction: 'ascending' })).toEqual(['has-not', 'has']);
});

test('sorts ties by number, then id, in both directions', () => {
  const cards = [
    aCard({ id: 'b', standardCardNumber: 2, rarity: 'RARE' }),
    aCard({ id: 'c', standardCardNumber: 1, rarity: 'RARE' }),
    aCard({ id: 'a', standardCardNumber: 2, rarity: 'RARE' }),
  ];
  for (const direction of SORT_DIRECTIONS) {
    expect(ids(cards, { column: 'rarity', direction })).toEqual(['c', 'a', 'b']);
  }
});

const cards = fc.uniqueArray(
  fc
    .record({
      id: fc.string({ minLength: 1 }),
      name: fc.string(),
      standardCardNumber: fc.option(fc.nat(30)),
      cost: fc.option(fc.nat(12)),
      arena: fc.constantFrom('GROUND' as const, 'SPACE' as const, null),
      traits: fc.array(fc.constantFrom('Pilot', 'Droid', 'Élite'), { maxLength: 2 }),
    })
    .map(aCard),
  { selector: ({ id }) => id, maxLength: 25 },
);
const sorts = fc.record({
  column: fc.constantFrom(...CARD_SORT_COLUMNS),
  direction: fc.constantFrom(...SORT_DIRECTIONS),
});

test('the result doesn’t depend on the order of the given cards', () => {
  fc.assert(
    fc.property(
      cards,
      sorts,
      fc.infiniteStream(fc.double({ noNaN: true })),
      (some, sort, random) => {
        const shuffled = some
          .map((card) => ({ card, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ card }) => card);
        expect(ids(shuffled, sort)).toEqual(ids(some, sort));
      },
    ),
  );
});

test('keeps every card and doesn’t change the given list', () => {
  fc.assert(
    fc.property(cards, sorts, (some, sort) => {
      const before = [...some];
      expect(ids(some, sort).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
      expect(some).toEqual(before);
    }),
  );
});
