import { valueScale } from './value-scale';

const ticks = (values: number[], isSum = false) => valueScale(values, isSum, [200, 0]).valueTicks;

test.each<[string, number[], boolean, number[]]>([
  ['a sum begins at nothing', [500, 950], true, [0, 200, 400, 600, 800, 1000]],
  ['prices begin a little under the least', [500, 950], false, [400, 600, 800, 1000, 1200]],
  ['a price that never moved is in the middle', [100, 100], false, [0, 50, 100, 150, 200]],
  [
    'prices far apart stand by their powers of ten',
    [143, 22_791],
    false,
    [100, 1000, 10_000, 100_000],
  ],
  ['there is no half cent', [1, 2], false, [1, 2]],
  ['nothing is a sum of nothing', [], true, [0, 1]],
])('%s', (_case, values, isSum, expected) => {
  expect(ticks(values, isSum)).toEqual(expected);
});

test('far apart, the least still moves', () => {
  const { y } = valueScale([100, 200, 20_000], false, [200, 0]);
  expect(y(100) - y(200)).toBeGreaterThan(15);
});
