import fc from 'fast-check';
import { GREATEST_PRICE_CENTS } from './currency';
import { decimalMarkIn, type DecimalMark, readMoney } from '.';
import type { MoneyRefusal } from './read-money';

describe('read money', () => {
  test.each<[string, number]>([
    ['12,50', 1_250],
    ['0,99', 99],
    ['12,5', 1_250],
    ['1.250,00', 125_000],
    ['1,250.00', 125_000],
    ['1 250', 125_000],
    ['12.50', 1_250],
    ['7', 700],
    ['0', 0],
    ['007', 700],
    ['.5', 50],
    [',05', 5],
    ['5.', 500],
    ['5,', 500],
    ['1250,5', 125_050],
    ['1,250,000', 125_000_000],
    ['1.250.000', 125_000_000],
    ['1,234.', 123_400],
    ['1 250,00', 125_000],
    ['1\u00a0250,00', 125_000],
    ['1\u202f250,00', 125_000],
    ['1\u2009250.00', 125_000],
    ["1'250.00", 125_000],
    ['1’250,50', 125_050],
    ['1ʼ250', 125_000],
    ['1,23,456.00', 12_345_600],
    ['12,–', 1_200],
    ['12.-', 1_200],
    ['1.250,--', 125_000],
    ['$12.50', 1_250],
    ['$ 1,250.00', 125_000],
    ['12,50 $', 1_250],
    ['USD 12.50', 1_250],
    ['12.50 usd', 1_250],
    ['US$ 3', 300],
    ['3 $US', 300],
    ['12.50 dollars', 1_250],
    ['＄１２．５０', 1_250],
    ['١٢٫٥٠', 1_250],
    ['۱٬۲۵۰', 125_000],
    ['\u200e$12.50\u200e', 1_250],
    ['50¢', 50],
    ['  12.50\t', 1_250],
    ['21474836.47', GREATEST_PRICE_CENTS],
  ])('“%s” is %s cents', (text, cents) => {
    expect(readMoney(text)).toEqual({ cents, refused: null, sentence: null });
  });

  const RULE = 'Enter an amount such as 12.50.';
  test.each<[string, MoneyRefusal, string]>([
    ['1,250', 'AMBIGUOUS', '“1,250” can mean two amounts: write 1250 or 1.25.'],
    ['1.250', 'AMBIGUOUS', '“1.250” can mean two amounts: write 1250 or 1.25.'],
    [' $12.500 ', 'AMBIGUOUS', '“$12.500” can mean two amounts: write 12500 or 12.50.'],
    ['999,999', 'AMBIGUOUS', '“999,999” can mean two amounts: write 999999 or 999.99.'],
    ['0,999', 'TOO_MANY_DECIMALS', '“0,999” has more than two decimals.'],
    ['12.345,678', 'TOO_MANY_DECIMALS', '“12.345,678” has more than two decimals.'],
    ['1250.000', 'TOO_MANY_DECIMALS', '“1250.000” has more than two decimals.'],
    ['1.0049', 'TOO_MANY_DECIMALS', '“1.0049” has more than two decimals.'],
    ['-5', 'NEGATIVE', 'An amount can’t be negative.'],
    ['−1,250', 'NEGATIVE', 'An amount can’t be negative.'],
    ['$-5', 'NEGATIVE', 'An amount can’t be negative.'],
    ['5.00-', 'NEGATIVE', 'An amount can’t be negative.'],
    ['($5.00)', 'NEGATIVE', 'An amount can’t be negative.'],
    ['€12.50', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in euro.'],
    ['12,50 eur', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in euro.'],
    ['£5', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in £.'],
    ['Fr. 12.–', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in Fr.'],
    ['CHF12', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in CHF.'],
    ['C$5', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in C$.'],
    ['12 kr', 'OTHER_CURRENCY', 'Enter an amount in dollars, not in kr.'],
    ['21474836.48', 'TOO_LARGE', RULE],
    ['9'.repeat(50), 'TOO_LARGE', RULE],
    ['9'.repeat(100), 'NOT_MONEY', RULE],
    ['', 'NOT_MONEY', RULE],
    ['   ', 'NOT_MONEY', RULE],
    ['.', 'NOT_MONEY', RULE],
    ['-', 'NOT_MONEY', RULE],
    ['$', 'NOT_MONEY', RULE],
    ['a lot', 'NOT_MONEY', RULE],
    ['NaN', 'NOT_MONEY', RULE],
    ['1e3', 'NOT_MONEY', RULE],
    ['0x10', 'NOT_MONEY', RULE],
    ['+5', 'NOT_MONEY', RULE],
    ['5k', 'NOT_MONEY', RULE],
    ['12 50', 'NOT_MONEY', RULE],
    ['1,250,5', 'NOT_MONEY', RULE],
    ['1.250.00', 'NOT_MONEY', RULE],
    ['1,2,3', 'NOT_MONEY', RULE],
    ['1.2.3', 'NOT_MONEY', RULE],
    ['1,250 000', 'NOT_MONEY', RULE],
    ['12-15', 'NOT_MONEY', RULE],
    ['1.-2345', 'NOT_MONEY', RULE],
    ['12⁵⁰', 'NOT_MONEY', RULE],
    ['1.50¢', 'NOT_MONEY', RULE],
  ])('“%s” is refused: %s', (text, refused, sentence) => {
    expect(readMoney(text)).toEqual({ cents: null, refused, sentence });
  });

  test('the greatest amount and the rule are those of the field', () => {
    const field = { most: 500, rule: 'At most $5.' };
    expect(readMoney('5', field).cents).toBe(500);
    expect(readMoney('5.01', field)).toMatchObject({ refused: 'TOO_LARGE', sentence: field.rule });
    expect(readMoney('many', field).sentence).toBe(field.rule);
  });
});

/** The signs between threes, for each decimal mark. */
const BETWEEN: Record<DecimalMark, readonly string[]> = {
  '.': ['', ',', ' ', '\u00a0', '\u202f', "'", '’'],
  ',': ['', '.', ' ', '\u00a0', '\u202f', "'", '’'],
};
const written = fc
  .record({
    cents: fc.oneof(fc.nat(200_000), fc.nat(GREATEST_PRICE_CENTS)),
    mark: fc.constantFrom<DecimalMark>('.', ','),
    style: fc.nat(6),
    around: fc.constantFrom(['', ''], ['$', ''], ['', ' $'], ['USD ', ''], [' ', '\t']),
  })
  .map(({ cents, mark, style, around }) => {
    const between = BETWEEN[mark][style] ?? '';
    const dollars = String(Math.floor(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, between);
    const decimals = String(cents % 100).padStart(2, '0');
    const [before = '', after = ''] = around;
    const framed = (number: string) => before + number + after;
    return {
      cents,
      mark,
      text: framed(dollars + mark + decimals),
      withoutCents: framed(dollars),
    };
  });

test('an amount with its cents is read exactly, however it is written', () => {
  fc.assert(
    fc.property(written, ({ cents, text }) => expect(readMoney(text).cents).toBe(cents)),
    { numRuns: 2_000 },
  );
});

test('an amount without cents is read exactly or refused, but never as another one', () => {
  fc.assert(
    fc.property(written, ({ cents, withoutCents }) => {
      const reading = readMoney(withoutCents);
      const whole = cents - (cents % 100);
      expect(reading.cents ?? whole).toBe(whole);
      if (reading.cents === null) expect(reading.refused).toBe('AMBIGUOUS');
    }),
    { numRuns: 2_000 },
  );
});

test('any text is an amount in range, or refused with a sentence', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,-+e $€¢’()'), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(keys, fc.string()), (text) => {
      const { cents, sentence } = readMoney(text);
      if (cents === null) expect(sentence).toMatch(/\.$/);
      else
        expect(Number.isInteger(cents) && cents >= 0 && cents <= GREATEST_PRICE_CENTS).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('both amounts that an ambiguous text can mean are read, once they are written', () => {
  const twoWays = fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('.', ','), fc.nat(999))
    .map(([first, mark, last]) => `${first}${mark}${String(last).padStart(3, '0')}`);
  fc.assert(
    fc.property(twoWays, (text) => {
      const { sentence } = readMoney(text);
      const [, one = '', other = ''] = /write (\S+) or (\S+)\.$/.exec(sentence ?? '') ?? [];
      const digits = Number(text.replace(/\D/, ''));
      expect(readMoney(one).cents).toBe(digits * 100);
      expect(readMoney(other).cents).toBe(Math.floor(digits / 10));
    }),
  );
});

describe('with a known decimal mark', () => {
  test.each<[string, DecimalMark, number]>([
    ['1,250', '.', 125_000],
    ['1,250', ',', 125],
    ['1.250', ',', 125_000],
    ['0.30000000000000004', '.', 30],
    ['0.004', '.', 0],
    ['0.005', '.', 1],
    ['1.999', '.', 200],
    ['12,3456', ',', 1_235],
  ])('“%s” with “%s” is %s cents', (text, decimal, cents) => {
    expect(readMoney(text, { decimal }).cents).toBe(cents);
  });

  test.each<[string, DecimalMark]>([
    ['1,00', '.'],
    ['1.00', ','],
    ['1e-7', '.'],
    ['100000000000000000000', '.'],
    ['N/A', '.'],
  ])('“%s” with “%s” is refused', (text, decimal) => {
    expect(readMoney(text, { decimal }).cents).toBeNull();
  });

  test('agrees with exact arithmetic on rationals, rounding half up', () => {
    const decimal = fc.tuple(
      fc.nat(21_000_000),
      fc.array(fc.nat(9), { minLength: 0, maxLength: 20 }).map((digits) => digits.join('')),
    );
    fc.assert(
      fc.property(decimal, ([dollars, fraction]) => {
        const text = fraction === '' ? `${dollars}` : `${dollars}.${fraction}`;
        // text = scaled / scale dollars; cents = floor(100 · scaled / scale + 1/2).
        const scale = 10n ** BigInt(fraction.length);
        const scaled = BigInt(`${dollars}${fraction}`);
        const exact = (200n * scaled + scale) / (2n * scale);
        expect(readMoney(text, { decimal: '.' }).cents).toBe(Number(exact));
      }),
    );
  });
});

describe('the decimal mark of a column', () => {
  test.each<[string[], DecimalMark | null]>([
    [['12,50', '1,250', ''], ','],
    [['1,250', '3.99', 'N/A'], '.'],
    [['1,250', '1,250.00'], '.'],
    [['1,234,567'], '.'],
    [['0,999'], ','],
    [['€ 1 250,5'], ','],
    [['1,250', '3.125', '7'], null],
    [['12,50', '12.50'], null],
    [['', 'free'], null],
    [[], null],
  ])('of %j is %j', (column, mark) => {
    expect(decimalMarkIn(column)).toBe(mark);
  });

  test('settles what its ambiguous values mean', () => {
    fc.assert(
      fc.property(
        fc.array(written, { minLength: 1 }),
        written,
        (column, { mark, cents, withoutCents }) => {
          const texts = column.filter((each) => each.mark === mark).map(({ text }) => text);
          const decimal = decimalMarkIn(texts);
          expect(decimal).toBe(texts.length === 0 ? null : mark);
          if (decimal) {
            expect(readMoney(withoutCents, { decimal }).cents).toBe(cents - (cents % 100));
          }
        },
      ),
    );
  });
});
