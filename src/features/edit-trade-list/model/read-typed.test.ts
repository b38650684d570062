import { readTyped, typedText } from './read-typed';

test.each(['1', '.', '2,5', '1.250,00', '-1', 'abc', '1234567'])(
  'a price stays as it is while it is typed: %p',
  (raw) => expect(typedText('price', raw)).toBe(raw),
);

test.each([
  ['50000', 5_000_000],
  ['.5', 50],
  ['0', 0],
])('a price of %p is %p cents', (text, cents) =>
  expect(readTyped('price', text)).toEqual({ priceType: 'FIXED', fixedPriceInCents: cents }),
);

test.each(['', '.', '50000.01', '50001', '999999', '1,250', '-1'])('%p isn’t a price', (text) =>
  expect(readTyped('price', text)).toBeNull(),
);

test('a number of copies stays as it is while it is typed, if it can become one', () => {
  for (const raw of ['9999', '3x', '1.5', '３']) expect(typedText('quantity', raw)).toBe(raw);
  for (const raw of ['-1', 'abc', '123456789']) expect(typedText('quantity', raw)).toBeNull();
});

test('copies are from 1 to 9,999', () => {
  expect(readTyped('quantity', '9999')).toEqual({ quantity: 9_999 });
  expect(readTyped('quantity', '3x')).toEqual({ quantity: 3 });
  for (const text of ['', '0', '00', '1.5', '1.250', '10000'])
    expect(readTyped('quantity', text)).toBeNull();
});
