import { oldPriceDays } from './price-age';

test.each([
  ['2026-03-15T00:00:00.000Z', null],
  ['2026-03-01T00:00:00.000Z', null],
  ['2026-02-28T23:59:59.999Z', 14],
  ['2026-02-23T12:00:00.000Z', 19],
  ['2027-01-01T00:00:00.000Z', null],
])('on the 15th of March a price of %s is old by %s days', (confirmedAt, days) => {
  expect(oldPriceDays(confirmedAt, Date.parse('2026-03-15T00:00:00Z'))).toBe(days);
});
