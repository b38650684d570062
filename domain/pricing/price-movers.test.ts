import fc from 'fast-check';
import { type MovedPrice, priceMoversOf } from './price-movers';

const moved = (variantId: string, fromCents: number, toCents: number): MovedPrice => ({
  variantId,
  fromCents,
  toCents,
});
const ids = (printings: readonly MovedPrice[], most?: number) => {
  const { up, down } = priceMoversOf(printings, most);
  const idOf = ({ variantId }: MovedPrice) => variantId;
  return { up: up.map(idOf), down: down.map(idOf) };
};

test.each<[string, MovedPrice[], { up: string[]; down: string[] }]>([
  ['nothing', [], { up: [], down: [] }],
  ['a change of 49 cents', [moved('a', 100, 149), moved('b', 149, 100)], { up: [], down: [] }],
  [
    'a change of 50 cents',
    [moved('a', 100, 150), moved('b', 150, 100)],
    { up: ['a'], down: ['b'] },
  ],
  [
    'the greatest change first',
    [moved('a', 100, 200), moved('b', 900, 1_200)],
    { up: ['b', 'a'], down: [] },
  ],
  [
    'of equal changes the lower price',
    [moved('a', 900, 800), moved('b', 300, 200)],
    { up: [], down: ['b', 'a'] },
  ],
  ['then the id', [moved('b', 100, 200), moved('a', 100, 200)], { up: ['a', 'b'], down: [] }],
])('%s', (_case, printings, expected) => {
  expect(ids(printings)).toEqual(expected);
});

test('of each way there are as many as asked for', () => {
  const printings = [1, 2, 3].flatMap((dollars) => [
    moved(`up${dollars}`, 500, 500 + dollars * 100),
    moved(`down${dollars}`, 500, 500 - dollars * 100),
  ]);
  expect(ids(printings, 2)).toEqual({ up: ['up3', 'up2'], down: ['down3', 'down2'] });
});

const printings = fc.uniqueArray(
  fc.record({
    variantId: fc.string(),
    fromCents: fc.integer({ min: 1, max: 500 }),
    toCents: fc.integer({ min: 1, max: 500 }),
  }),
  { selector: ({ variantId }) => variantId },
);

test('the order of the printings doesn’t matter', () => {
  fc.assert(
    fc.property(printings, (all) => {
      expect(priceMoversOf(all.toReversed())).toEqual(priceMoversOf(all));
    }),
  );
});

test('what rose would have fallen in the other direction', () => {
  fc.assert(
    fc.property(printings, (all) => {
      const back = all.map(({ variantId, fromCents, toCents }) =>
        moved(variantId, toCents, fromCents),
      );
      const known = (most: readonly MovedPrice[]) =>
        most.map(({ variantId }) => variantId).toSorted();
      const everything = all.length;
      expect(known(priceMoversOf(back, everything).down)).toEqual(
        known(priceMoversOf(all, everything).up),
      );
    }),
  );
});
