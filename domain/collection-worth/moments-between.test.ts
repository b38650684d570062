import fc from 'fast-check';
import { momentsBetween } from './moments-between';

const DAY = 24 * 60 * 60 * 1000;

test('a moment alone is one moment', () => {
  expect(momentsBetween(5, 5)).toEqual([5]);
});

test('a few days are looked at day by day', () => {
  expect(momentsBetween(0, 2.5 * DAY)).toEqual([0, 0.5 * DAY, 1.5 * DAY, 2.5 * DAY]);
});

test('two years hold the days of 30 days and a year ago', () => {
  const last = 730 * DAY;
  expect(momentsBetween(0, last)).toEqual(
    expect.arrayContaining([0, last - 365 * DAY, last - 30 * DAY, last]),
  );
});

test('there are 120 at most, in order, from the first to the last', () => {
  fc.assert(
    fc.property(fc.nat(5_000 * DAY), fc.nat(5_000 * DAY), (first, length) => {
      const moments = momentsBetween(first, first + length);
      expect(moments.length).toBeLessThanOrEqual(120);
      expect(moments[0]).toBe(first);
      expect(moments.at(-1)).toBe(first + length);
      expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
    }),
  );
});
