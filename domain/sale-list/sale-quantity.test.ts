import { isSaleQuantity, MAX_FOR_SALE, NOT_FOR_SALE } from './sale-quantity';

test.each([1, 2, MAX_FOR_SALE])('%s copies can be for sale', (quantity) => {
  expect(isSaleQuantity(quantity)).toBe(true);
});

test.each([NOT_FOR_SALE, -1, 1.5, MAX_FOR_SALE + 1, 2 ** 31, Number.NaN, Infinity])(
  '%s copies can’t be for sale',
  (quantity) => {
    expect(isSaleQuantity(quantity)).toBe(false);
  },
);
