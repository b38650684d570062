import { isWantedQuantity, MAX_WANTED, NOT_WANTED } from './wanted-quantity';

test.each([1, 2, 3, 4, MAX_WANTED])('%s copies can be wanted', (quantity) => {
  expect(isWantedQuantity(quantity)).toBe(true);
});

test.each([NOT_WANTED, -1, 6, 1.5, 2 ** 31, Number.NaN, Infinity])(
  '%s copies can’t be wanted',
  (quantity) => {
    expect(isWantedQuantity(quantity)).toBe(false);
  },
);
