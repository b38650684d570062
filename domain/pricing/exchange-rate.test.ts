import fc from 'fast-check';
import { CURRENCY, currencyOf, type Currency } from './currencies';
import { converter, isOldRate, isRate, rateWords, type ExchangeRate } from './exchange-rate';

const EURO = currencyOf('EUR');
const KRONA: Currency = { ...CURRENCY, before: '', after: ' kr' };
const YEN: Currency = { ...CURRENCY, before: '¥', digits: 0 };
const rate = (dollarsPerEuro: string, unitsPerEuro = '1'): ExchangeRate => ({
  day: '2026-11-20',
  dollarsPerEuro,
  unitsPerEuro,
  isOld: false,
});

test.each<[number, Currency, ExchangeRate, number]>([
  [0, EURO, rate('1.0843'), 0],
  [1, EURO, rate('1.0843'), 1],
  [100, EURO, rate('1.0843'), 92],
  [123_456, EURO, rate('1.0843'), 113_858],
  [-100, EURO, rate('1.0843'), -92],
  [1, EURO, rate('2'), 1],
  [-1, EURO, rate('2'), -1],
  [3, EURO, rate('2'), 2],
  [100, EURO, rate('1'), 100],
  [100, KRONA, rate('1.25', '11.0'), 880],
  [100, YEN, rate('1.25', '180.5'), 144],
  [9_007_199_254_740_991, EURO, rate('1'), 9_007_199_254_740_991],
])('%s cents in %j at %j are %s', (cents, currency, given, units) => {
  expect(converter(currency, given)(cents)).toBe(units);
});

const decimal = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.stringMatching(/^\d{0,8}$/))
  .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`))
  .filter(isRate);

/** A decimal text times 10^8, which is whole. */
const scaled = (text: string): bigint => {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(8, '0'));
};

test('a converted amount is the nearest whole unit, and halves go away from zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_147_483_647 }),
      decimal,
      decimal,
      (cents, dollars, units) => {
        const converted = BigInt(converter(EURO, rate(dollars, units))(cents));
        // |converted − cents·units/dollars| ≤ 1/2, without dividing.
        const difference = 2n * (converted * scaled(dollars) - BigInt(cents) * scaled(units));
        const most = scaled(dollars);
        // Numbers above 2^53 aren't exact any more; no amount is that large.
        if (converted > 9_007_199_254_740_991n) return;
        expect(difference <= most && difference > -most).toBe(true);
      },
    ),
  );
});

test('a loss converts to the same amount as a gain, and more is never less', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), decimal, (a, b, dollars) => {
      const convert = converter(EURO, rate(dollars));
      expect(convert(-a)).toBe(0 - convert(a));
      expect(convert(Math.min(a, b))).toBeLessThanOrEqual(convert(Math.max(a, b)));
    }),
  );
});

test.each([
  ['1.0843', true],
  ['1', true],
  ['0.00000001', true],
  ['0', false],
  ['0.000', false],
  ['-1.08', false],
  ['+1.08', false],
  ['1,08', false],
  ['1e20', false],
  ['1e0', false],
  ['100000000000000000000', false],
  ['', false],
  [' 1.08', false],
  ['N/A', false],
  ['.5', false],
  ['NaN', false],
])('whether %j is a rate: %s', (text, is) => expect(isRate(text)).toBe(is));

test.each([
  ['2026-11-20T00:00:00Z', false],
  ['2026-12-04T23:59:59Z', false],
  ['2026-12-05T00:00:00Z', false],
  ['2026-12-05T00:00:01Z', true],
])('at %s a rate of November 20 is old: %s', (now, is) =>
  expect(isOldRate('2026-11-20', new Date(now))).toBe(is),
);

test.each<[ExchangeRate, string]>([
  [rate('1.0843'), '€1 = $1.0843'],
  [rate('1.1'), '€1 = $1.1000'],
  [rate('1.08435'), '€1 = $1.0844'],
  [rate('1.0843', '2'), '€1 = $0.5422'],
])('%j reads %s', (given, words) => expect(rateWords('EUR', given)).toBe(words));
