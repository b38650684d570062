import fc from 'fast-check';
import { parsePriceCents } from './parse-price-cents';

test.each<[string, number | null]>([
  ['0.06', 6],
  ['0.29', 29],
  ['1.1', 110],
  ['4.35', 435],
  ['7', 700],
  [' 247.75 ', 24_775],
  ['9999.00', 999_900],
  ['0.00', 0],
  ['0.004', 0],
  ['0.005', 1],
  ['1.999', 200],
  ['21474836.47', 2_147_483_647],
  ['21474836.48', null],
  ['', null],
  ['.5', null],
  ['5.', null],
  ['-1.00', null],
  ['+1.00', null],
  ['1e3', null],
  ['1,234.50', null],
  ['$1.00', null],
  ['NaN', null],
  ['٣.00', null],
  ['1.0000000000', null],
])('reads "%s" as %s cents', (text, cents) => {
  expect(parsePriceCents(text)).toBe(cents);
});

test('agrees with exact arithmetic on rationals, rounding half up', () => {
  const decimal = fc.tuple(
    fc.nat(21_000_000),
    fc.array(fc.nat(9), { minLength: 0, maxLength: 9 }).map((digits) => digits.join('')),
  );
  fc.assert(
    fc.property(decimal, ([dollars, fraction]) => {
      const text = fraction === '' ? `${dollars}` : `${dollars}.${fraction}`;
      // text = scaled / scale dollars; cents = floor(100 · scaled / scale + 1/2).
      const scale = 10n ** BigInt(fraction.length);
      const scaled = BigInt(`${dollars}${fraction}`);
      const exact = (200n * scaled + scale) / (2n * scale);
      expect(parsePriceCents(text)).toBe(Number(exact));
    }),
  );
});
