import { aCard, aPrinting } from '@tests/factories/card';
import { type CollectionFilter, filterFor, missingCost, showByCount } from './show-by-count';

const card = (id: string) =>
  aCard({
    id,
    cardVariants: [
      aPrinting('STANDARD', null, { id }),
      aPrinting('PRESTIGE', null, { id: `${id}-prestige` }),
    ],
  });

const missing = (count: number) => ({ count, isDefault: true });
const cards = ['none', 'one', 'many', 'prestige', 'uncounted'].map(card);
const counts = {
  none: { inventory: 0, extraCount: 0, missing: missing(3) },
  one: { inventory: 1, extraCount: 0, missing: missing(2) },
  many: { inventory: 5, extraCount: 2, missing: missing(0) },
  'prestige-prestige': { inventory: 4, extraCount: 1, missing: null },
};
const shown = (show: CollectionFilter, wanted: ReadonlySet<string> | null = null) =>
  showByCount(cards, counts, { show, wanted }).map(({ id }) => id);

test('all returns the given list itself', () => {
  expect(showByCount(cards, counts, { show: 'all', wanted: null })).toBe(cards);
});

test('own selects cards with a copy of some printing', () => {
  expect(shown('own')).toEqual(['one', 'many', 'prestige']);
});

test('extra selects cards with more than a playset of some printing', () => {
  expect(shown('extra')).toEqual(['many', 'prestige']);
});

test('missing selects cards of which the owner lacks a copy of some printing', () => {
  expect(shown('missing')).toEqual(['none', 'one']);
});

test('only the owner sees what is missing; anyone else sees all', () => {
  expect(filterFor('missing', true)).toBe('missing');
  expect(filterFor('missing', false)).toBe('all');
  expect(filterFor('extra', false)).toBe('extra');
});

test('missing copies cost their market prices, and copies without a price are counted', () => {
  const priced = aCard({
    cardVariants: [aPrinting('STANDARD', 125, { id: 'one' }), aPrinting('FOIL', 0, { id: 'none' })],
  });
  expect(missingCost([priced], counts)).toEqual({ copies: 5, cents: 250, unpriced: 3 });
  expect(missingCost(cards.slice(2), counts)).toEqual({ copies: 0, cents: 0, unpriced: 0 });
});

test('wanted selects cards of which the owner has a printing that the viewer wants', () => {
  const wanted = new Set(['none', 'one', 'prestige', 'prestige-prestige']);
  expect(shown('all', wanted)).toEqual(['one', 'prestige']);
  expect(shown('extra', wanted)).toEqual(['prestige']);
  expect(shown('all', new Set())).toEqual([]);
});
