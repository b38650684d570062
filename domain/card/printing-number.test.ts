import { numberKey } from './printing-number';

test.each([
  ['059', '59'],
  ['59', '59'],
  ['059F', '59F'],
  [' 59f ', '59F'],
  ['1127', '1127'],
  ['000', '0'],
])('%j is compared by %j', (text, key) => {
  expect(numberKey(text)).toBe(key);
});

test.each(['', 'f', '59ff', '5 9', '-1', '1.5', '１２', '123456', '059 3'])(
  '%j is no number',
  (text) => {
    expect(numberKey(text)).toBeNull();
  },
);
