import fc from 'fast-check';
import { isWantedQuantity, MAX_WANTED, NOT_WANTED, withMissing } from './want-list';

describe('wanted quantity', () => {
  test.each([1, 2, 3, 4, MAX_WANTED])('%s copies can be wanted', (quantity) => {
    expect(isWantedQuantity(quantity)).toBe(true);
  });

  test.each([NOT_WANTED, -1, 6, 1.5, 2 ** 31, Number.NaN, Infinity])(
    '%s copies can’t be wanted',
    (quantity) => {
      expect(isWantedQuantity(quantity)).toBe(false);
    },
  );
});

describe('want missing', () => {
  test.each([
    ['not wanted, nothing missing', 0, 0, 0],
    ['not wanted, some missing', 0, 3, 3],
    ['more missing than wanted', 1, 3, 3],
    ['as many wanted as missing', 3, 3, 3],
    ['more wanted than missing', 4, 1, 4],
    ['wanted, nothing missing', 2, 0, 2],
    ['the maximum missing', 0, 5, 5],
    ['more missing than the maximum', 2, 40, 5],
  ])('%s: %i wanted, %i missing: %i', (_case, wanted, missing, expected) => {
    expect(withMissing(wanted, missing)).toBe(expected);
  });

  test('a quantity is never lowered, never exceeds the maximum, and stays the same the second time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_WANTED }),
        fc.integer({ min: 0, max: 9_999 }),
        (wanted, missing) => {
          const then = withMissing(wanted, missing);
          expect(then).toBeGreaterThanOrEqual(wanted);
          expect(then).toBeLessThanOrEqual(MAX_WANTED);
          expect(then === MAX_WANTED || then >= missing).toBe(true);
          expect(withMissing(then, missing)).toBe(then);
        },
      ),
    );
  });
});
