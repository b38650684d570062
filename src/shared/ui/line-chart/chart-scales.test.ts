import { chartScales, valueScale } from './chart-scales';

const DAY = 86_400_000;
/** As wide as a date of month and year is drawn, in CSS pixels. */
const DATE = 60;

const scalesOver = (days: number, width: number) =>
  chartScales({
    moments: Array.from({ length: days }, (_, day) => ({
      at: new Date(Date.UTC(2026, 0, 1) + day * DAY).toISOString(),
      values: [100],
    })),
    width,
    isSum: true,
    formatTick: () => '$6,000',
  });

test.each([
  [302, 365],
  [302, 730],
  [240, 90],
  [640, 365],
  [1_000, 30],
])('%i px wide, the dates of %i days don’t overlap', (width, days) => {
  const { x, timeTicks } = scalesOver(days, width);
  expect(timeTicks.length).toBeGreaterThan(0);
  const places = timeTicks.map((tick) => x(tick));
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(DATE);
});

const ticks = (values: number[], isSum = false) => valueScale(values, isSum, [200, 0]).valueTicks;

test.each<[string, number[], boolean, number[]]>([
  ['a sum begins at nothing', [500, 950], true, [0, 200, 400, 600, 800, 1000]],
  ['a sum shows a loss as well', [-300, 950], true, [-500, 0, 500, 1000]],
  ['a loss too small to see takes no room', [-20, 950], true, [0, 200, 400, 600, 800, 1000]],
  ['prices begin a little under the least', [500, 950], false, [400, 600, 800, 1000, 1200]],
  ['a price that never moved is in the middle', [100, 100], false, [0, 50, 100, 150, 200]],
  [
    'prices far apart are placed by their powers of ten',
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
