import fc from 'fast-check';
import {
  canBeTyped,
  FIXED_PRICE_LENGTH,
  isFixedPrice,
  MAX_FIXED_PRICE_CENTS,
  readFixedPrice,
  typedPriceOf,
} from './fixed-price';

test.each<[string, number | null]>([
  ['0', 0],
  ['1', 100],
  ['1.', 100],
  ['1.5', 150],
  ['1.50', 150],
  ['.5', 50],
  ['.05', 5],
  ['0.29', 29],
  ['999.99', 99_999],
  [' 12.34 ', 1234],
  ['12,50', 1250],
  ['1 250', 125_000],
  ['1’250', 125_000],
  ['$5', 500],
  ['$999.99', 99_999],
  ['50000', MAX_FIXED_PRICE_CENTS],
  ['050000', MAX_FIXED_PRICE_CENTS],
  ['50001', null],
  ['999999', null],
  ['1000.00', null],
  ['1.005', null],
  ['.', null],
  ['', null],
  ['   ', null],
  ['-1', null],
  ['+1', null],
  ['1e3', null],
  ['0x10', null],
  ['NaN', null],
])('“%s” typed as a price is %s cents', (typed, cents) => {
  expect(readFixedPrice(typed).cents).toBe(cents);
});

const RULE = 'Enter a price of at most $50,000, with two decimals, in 6 characters.';
test.each([
  ['1,250', '“1,250” can mean two amounts: write 1250 or 1.25.'],
  ['1.250', '“1.250” can mean two amounts: write 1250 or 1.25.'],
  ['1.250,00', `${RULE} Write 1250.`],
  ['1000.00', `${RULE} Write 1000.`],
  ['1234.56', RULE],
  ['12345.67', RULE],
  ['1234567', RULE],
  ['50001', RULE],
  ['', RULE],
  ['-12.34', 'An amount can’t be negative.'],
  ['12.3456', '“12.3456” has more than two decimals.'],
  ['€5', 'Enter an amount in dollars, not in euro.'],
])('“%s” isn’t taken: %s', (typed, sentence) => {
  expect(readFixedPrice(typed)).toMatchObject({ cents: null, sentence });
});

test.each([0, 1, MAX_FIXED_PRICE_CENTS])('%s cents can be a fixed price', (cents) => {
  expect(isFixedPrice(cents)).toBe(true);
});

test.each([-1, MAX_FIXED_PRICE_CENTS + 1, 0.5, Infinity, -Infinity, Number.NaN])(
  '%s cents can’t be a fixed price',
  (cents) => {
    expect(isFixedPrice(cents)).toBe(false);
  },
);

test.each([
  [0, '0'],
  [5, '0.05'],
  [50, '0.50'],
  [500, '5'],
  [550, '5.50'],
  [MAX_FIXED_PRICE_CENTS, '50000'],
])('%s cents are typed as “%s”', (cents, typed) => {
  expect(typedPriceOf(cents)).toBe(typed);
});

test.each([
  [99_999, true],
  [5_000_000, true],
  [100_050, false],
  [5_000_100, false],
])('whether %s cents can be typed: %s', (cents, can) => {
  expect(canBeTyped(cents)).toBe(can);
});

test('every valid price is read back as it was typed', () => {
  const typable = fc.oneof(
    fc.nat(99_999),
    fc.nat(MAX_FIXED_PRICE_CENTS / 100).map((dollars) => dollars * 100),
  );
  fc.assert(
    fc.property(typable, (cents) => {
      const typed = typedPriceOf(cents);
      expect(typed.length).toBeLessThanOrEqual(FIXED_PRICE_LENGTH);
      expect(readFixedPrice(typed).cents).toBe(cents);
    }),
  );
});

test('no typed text becomes an invalid price', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.-+e, $'), maxLength: 9 });
  fc.assert(
    fc.property(fc.oneof(keys, fc.string()), (typed) => {
      const { cents } = readFixedPrice(typed);
      return cents === null || isFixedPrice(cents);
    }),
    { numRuns: 10_000 },
  );
});
