import { type PriceRange, rangeStart } from './price-range';

test.each<[PriceRange, string, string | null]>([
  ['THREE_MONTHS', '2026-11-16T00:00:00.000Z', '2026-08-16T00:00:00.000Z'],
  ['YEAR', '2026-11-16T09:30:00.000Z', '2025-11-16T09:30:00.000Z'],
  ['THREE_MONTHS', '2026-01-31T00:00:00.000Z', '2025-10-31T00:00:00.000Z'],
  ['THREE_MONTHS', '2026-05-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
  ['YEAR', '2028-02-29T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ['ALL', '2026-11-16T00:00:00.000Z', null],
])('%s before %s begins at %s', (range, end, start) => {
  expect(rangeStart(range, end)).toBe(start);
});
