import fc from 'fast-check';
import { hourOf, type HourlyPrice } from './price-changes';
import { fromPriceYears, packSpreads, toPriceYears } from './price-year';

const cents = fc.integer({ min: 1, max: 2_147_483_647 });
const spread = fc.option(
  fc.record({ low: fc.option(cents), mid: fc.option(cents), high: fc.option(cents) }),
);
const hour = fc.integer({ min: hourOf(Date.UTC(2023, 0)), max: hourOf(Date.UTC(2027, 0)) });
const isNothing = (each: HourlyPrice['spread']) =>
  each !== null && each.low === null && each.mid === null && each.high === null;

test('a history is the same after it was stored by years', () => {
  const histories = fc
    .uniqueArray(fc.record({ hour, cents, spread }), { selector: (price) => price.hour })
    .map((prices) =>
      prices
        .toSorted((one, other) => one.hour - other.hour)
        .map((price) => (isNothing(price.spread) ? { ...price, spread: null } : price)),
    );
  fc.assert(
    fc.property(histories, (history) => {
      const years = toPriceYears('sor-001-standard', history);
      expect(fromPriceYears(years.toReversed())).toEqual(history);
      for (const { hours } of years) {
        expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
        // A smallint; a leap year has 8,784 hours.
        expect(Math.max(...hours)).toBeLessThan(8_784);
      }
    }),
  );
});

test('prices that hardly move take a byte each', () => {
  const spreads = Array.from({ length: 100 }, (_, day) => ({
    low: 60 + day,
    mid: 90,
    high: 120 - day,
  }));
  // Two of the first prices take two.
  expect(packSpreads(spreads)).toHaveLength(302);
});

test('without any there are no bytes', () => {
  expect(packSpreads([null, { low: null, mid: null, high: null }])).toBeNull();
});
