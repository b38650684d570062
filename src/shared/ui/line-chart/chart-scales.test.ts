import { chartScales } from './chart-scales';

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
