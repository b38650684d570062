import fc from 'fast-check';
import { formatSum, parsePriceCents, type PriceRange, rangeStart } from './price-text';

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

describe('price range', () => {
  test.each<[PriceRange, string, string | null]>([
    ['3M', '2026-11-16T00:00:00.000Z', '2026-08-16T00:00:00.000Z'],
    ['1Y', '2026-11-16T09:30:00.000Z', '2025-11-16T09:30:00.000Z'],
    ['3M', '2026-01-31T00:00:00.000Z', '2025-10-31T00:00:00.000Z'],
    ['3M', '2026-05-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['1Y', '2028-02-29T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['ALL', '2026-11-16T00:00:00.000Z', null],
  ])('%s before %s begins at %s', (range, end, start) => {
    expect(rangeStart(range, end)).toBe(start);
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
