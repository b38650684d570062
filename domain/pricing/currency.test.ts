import fc from 'fast-check';
import { formatShortSum, formatStep, formatSum, parsePriceCents } from './currency';

describe('format sum', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [1_234_567, '$12,345.67'],
    [4_294_967_296_00, '$4,294,967,296.00'],
    [-125, '−$1.25'],
    [-100_000, '−$1,000.00'],
  ])('%s cents read %s', (cents, text) => {
    expect(formatSum(cents)).toBe(text);
  });
});

describe('short sum and step', () => {
  test.each([
    [25, '$0.25', '25¢'],
    [100, '$1', '$1'],
    [150, '$1.50', '$1.50'],
    [5_000_000, '$50,000', '$50,000'],
  ])('%s cents read %s and %s', (cents, sum, step) => {
    expect(formatShortSum(cents)).toBe(sum);
    expect(formatStep(cents)).toBe(step);
  });
});

describe('parse price cents', () => {
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
});
