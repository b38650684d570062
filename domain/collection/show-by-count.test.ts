import { aCard, aCardVariant } from '@tests/factories/card';
import { type CollectionFilter, showByCount } from './show-by-count';

const card = (id: string) =>
  aCard({
    id,
    cardVariants: [
      aCardVariant('STANDARD', null, { id }),
      aCardVariant('PRESTIGE', null, { id: `${id}-prestige` }),
    ],
  });

const cards = ['none', 'one', 'many', 'prestige', 'uncounted'].map(card);
const counts = {
  none: { inventory: 0, extraCount: 0 },
  one: { inventory: 1, extraCount: 0 },
  many: { inventory: 5, extraCount: 2 },
  'prestige-prestige': { inventory: 4, extraCount: 1 },
};
const shown = (show: CollectionFilter, wanted: ReadonlySet<string> | null = null) =>
  showByCount(cards, counts, { show, wanted }).map(({ id }) => id);

test('all is the very list', () => {
  expect(showByCount(cards, counts, { show: 'all', wanted: null })).toBe(cards);
});

test('own are those with a copy of some printing', () => {
  expect(shown('own')).toEqual(['one', 'many', 'prestige']);
});

test('extra are those of which some printing is more than a playset', () => {
  expect(shown('extra')).toEqual(['many', 'prestige']);
});

test('wanted are those of which the owner has a printing that the viewer wants', () => {
  const wanted = new Set(['none', 'one', 'prestige', 'prestige-prestige']);
  expect(shown('all', wanted)).toEqual(['one', 'prestige']);
  expect(shown('extra', wanted)).toEqual(['prestige']);
  expect(shown('all', new Set())).toEqual([]);
});
