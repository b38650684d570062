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
    ['nothing is missing of what is not wanted', 0, 0, 0],
    ['what is missing is wanted', 0, 3, 3],
    ['more is missing than is wanted', 1, 3, 3],
    ['as much is wanted as is missing', 3, 3, 3],
    ['more is wanted than is missing', 4, 1, 4],
    ['something is wanted that is not missing', 2, 0, 2],
    ['as much is missing as a list asks for', 0, 5, 5],
    ['more is missing than a list asks for', 2, 40, 5],
  ])('%s: %i wanted, %i missing: %i', (_case, wanted, missing, expected) => {
    expect(withMissing(wanted, missing)).toBe(expected);
  });

  test('a list is never lowered, never asks for more than it can, and asking twice changes nothing more', () => {
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
