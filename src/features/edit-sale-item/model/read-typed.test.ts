import { readTyped, typedText } from './read-typed';

describe('a price while it is being typed', () => {
  test.each([
    ['1', '1'],
    ['.', '.'],
    ['1.', '1.'],
    ['1.50', '1.50'],
    ['999.99', '999.99'],
    ['99999', '99999'],
    ['2,5', '2.5'],
    ['$12.50', '12.50'],
    [' 3 ', '3'],
  ])('%p is %p', (raw, text) => expect(typedText('price', raw)).toBe(text));

  test.each(['-1', '1.999', '1000000', '1234.56', '1e3', 'abc', '1.2.3', '1,234.5'])(
    '%p isn’t one',
    (raw) => expect(typedText('price', raw)).toBeNull(),
  );
});

test.each([
  ['50000', 5_000_000],
  ['.5', 50],
  ['0', 0],
])('a price of %p is %p cents', (text, cents) =>
  expect(readTyped('price', text)).toEqual({ priceType: 'FIXED', fixedPriceInCents: cents }),
);

test.each(['', '.', '50000.01', '50001', '999999'])('%p isn’t a price', (text) =>
  expect(readTyped('price', text)).toBeNull(),
);

test('a number of copies has digits alone', () => {
  expect(typedText('quantity', '9999')).toBe('9999');
  for (const raw of ['10000', '-1', '1.5', 'x']) expect(typedText('quantity', raw)).toBeNull();
});

test('copies are from 1 to 9,999', () => {
  expect(readTyped('quantity', '9999')).toEqual({ quantity: 9_999 });
  for (const text of ['', '0', '00']) expect(readTyped('quantity', text)).toBeNull();
});
