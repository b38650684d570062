import fc from 'fast-check';
import { CURRENCIES, CURRENCY, type Currency, writeUnits } from './currencies';
import { formatPrice, formatSum } from './currency';
import { DOLLARS, moneyIn } from './money';

const rate = { day: '2026-11-20', dollarsPerEuro: '1.0843', unitsPerEuro: '1', isOld: false };
const EURO = moneyIn({ code: 'EUR', rate });

test('an amount in another currency is approximate, and says so', () => {
  expect(EURO.price(123_456)).toBe('≈€1138.58');
  expect(EURO.sum(123_456)).toBe('≈€1,138.58');
  expect(EURO.sum(-125)).toBe('≈−€1.15');
  expect([125, -125, 0].map(EURO.change)).toEqual(['≈+€1.15', '≈−€1.15', '≈€0.00']);
  expect([125, -125, 0].map(DOLLARS.change)).toEqual(['+$1.25', '−$1.25', '$0.00']);
  expect(EURO.beside(100)).toBe(' (≈€0.92)');
});

test('a chart’s values are converted, its ticks are exact', () => {
  const units = EURO.value(123_456);
  expect([EURO.writePrice(units), EURO.writeSum(units)]).toEqual(['≈€1138.58', '≈€1,138.58']);
  expect([EURO.priceTick(150_000), EURO.sumTick(150_000)]).toEqual(['€1500.00', '€1,500']);
  expect(DOLLARS.value(123_456)).toBe(123_456);
  expect([DOLLARS.writePrice(123_456), DOLLARS.writeSum(123_456)]).toEqual([
    '$1234.56',
    '$1,234.56',
  ]);
  expect([DOLLARS.priceTick(150_000), DOLLARS.sumTick(150_000)]).toEqual(['$1500.00', '$1,500']);
});

test.each([null, undefined, { code: 'EUR', rate: null } as const])(
  'without a currency or a rate (%j), amounts are in dollars',
  (shown) => {
    expect(moneyIn(shown)).toBe(DOLLARS);
    expect(DOLLARS.price(123_456)).toBe('$1234.56');
    expect(DOLLARS.sum(123_456)).toBe('$1,234.56');
    expect(DOLLARS.beside(123_456)).toBe('');
  },
);

const OTHERS: Currency[] = [
  { ...CURRENCY, before: '', after: ' kr' },
  { ...CURRENCY, before: '¥', digits: 0 },
  { ...CURRENCY, before: '', after: ' BD', digits: 3 },
];

test.each([
  [OTHERS[0]!, '12,345.67 kr', '12,345 kr', '0.05 kr'],
  [OTHERS[1]!, '¥1,234,567', '¥1,234,500', '¥5'],
  [OTHERS[2]!, '1,234.567 BD', '1,234.500 BD', '0.005 BD'],
])('%j writes %s', (currency, sum, rounder, small) => {
  const short = { thousands: true, short: true } as const;
  expect(writeUnits(currency, 1_234_567, { thousands: true })).toBe(sum);
  expect(writeUnits(currency, 1_234_500, short)).toBe(rounder);
  expect(writeUnits(currency, 5)).toBe(small);
});

test('what is written names exactly its units, in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Currency>(...CURRENCIES, ...OTHERS),
      fc.maxSafeInteger(),
      fc.boolean(),
      (currency, units, thousands) => {
        const text = writeUnits(currency, units, { thousands });
        const digits = text.replaceAll(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(Math.abs(units)));
        expect(text.startsWith('−')).toBe(units < 0);
        const [, decimals = ''] = text.replace(currency.after, '').split('.');
        expect(decimals).toHaveLength(currency.digits);
      },
    ),
  );
});

test('dollars are the specification’s: cents divided by 100, with two decimals', () => {
  fc.assert(
    fc.property(fc.nat(2_147_483_647), (cents) => {
      expect(formatPrice(cents)).toBe(`$${(cents / 100).toFixed(2)}`);
      expect(formatSum(cents)).toBe(
        `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      );
    }),
  );
});
