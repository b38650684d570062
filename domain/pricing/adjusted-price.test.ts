import fc from 'fast-check';
import {
  adjustPrice,
  clampPercentage,
  isRoundingStep,
  MARKET_PRICING_AS_IS,
  parseRoundingType,
  readPercentage,
  ROUNDING_STEPS,
  type RoundingStep,
} from './adjusted-price';
import { GREATEST_PRICE_CENTS } from './currency';

describe('adjust price', () => {
  test.each<[market: number | null, percent: number, step: RoundingStep, asked: number | null]>([
    [null, 10, 25, null],
    [0, 10, 25, null],
    [437, 0, 0, 437],
    [437, 0, 25, 450],
    [437, 0, 50, 450],
    [437, 0, 100, 500],
    [437, 10, 0, 481],
    [450, 0, 25, 450],
    [450, 0, 100, 500],
    [1, 0, 100, 100],
    // Half a cent goes up, less than half goes down.
    [50, 1, 0, 51],
    [49, 1, 0, 49],
    [150, -1, 0, 149],
    [1, -50, 0, 1],
    [1, -51, 0, 0],
    // Any amount above a step is rounded up to the next one, even less than half a cent.
    [2500, 1, 25, 2525],
    [2501, 1, 25, 2550],
    [1004, -90, 25, 125],
    [101, 99, 100, 300],
    [100, -100, 0, 0],
    [437, -100, 25, 0],
    [437, 400, 0, 2185],
    [437, 400, 25, 2200],
    // Values for which binary fractions would be off: 1.15 × 100, 0.29 × 100, 4.35 × 1.1.
    [115, 0, 0, 115],
    [29, 0, 0, 29],
    [435, 10, 0, 479],
    [110, 15, 25, 150],
    [GREATEST_PRICE_CENTS, 0, 0, GREATEST_PRICE_CENTS],
    [GREATEST_PRICE_CENTS, 400, 0, GREATEST_PRICE_CENTS],
    [GREATEST_PRICE_CENTS, 0, 100, GREATEST_PRICE_CENTS],
  ])('a market price of %s at %s %% in steps of %s is %s', (market, percent, step, asked) => {
    expect(adjustPrice(market, { percentageAdjustment: percent, roundingStep: step })).toBe(asked);
  });

  test('unadjusted market prices stay as they are', () => {
    expect(adjustPrice(1234, MARKET_PRICING_AS_IS)).toBe(1234);
  });

  /** A rational as numerator and denominator, in integers of any size. */
  type Rational = readonly [bigint, bigint];

  /** The smallest whole number that isn’t less. */
  const ceiling = ([over, under]: Rational): bigint =>
    over / under + (over % under === 0n ? 0n : 1n);

  /** The nearest whole number; the greater of two equally near ones. */
  const nearest = ([over, under]: Rational): bigint => (2n * over + under) / (2n * under);

  function exactly(market: number, percent: number, step: RoundingStep): bigint {
    const adjusted: Rational = [BigInt(market) * BigInt(100 + percent), 100n];
    if (step === 0) return nearest(adjusted);
    return ceiling([adjusted[0], adjusted[1] * BigInt(step)]) * BigInt(step);
  }

  test('agrees with exact arithmetic on rationals, 100,000 times', () => {
    const market = fc.oneof(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: GREATEST_PRICE_CENTS }),
    );
    const percent = fc.integer({ min: -100, max: 400 });
    fc.assert(
      fc.property(market, percent, fc.constantFrom(...ROUNDING_STEPS), (cents, points, step) => {
        const asked = adjustPrice(cents, { percentageAdjustment: points, roundingStep: step });
        const exact = exactly(cents, points, step);
        const bound = BigInt(GREATEST_PRICE_CENTS);
        return asked !== null && BigInt(asked) === (exact < bound ? exact : bound);
      }),
      { numRuns: 100_000 },
    );
  });
});

describe('percentage adjustment', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [-0.5, 0],
    [12.9, 12],
    [-12.9, -12],
    [-100, -100],
    [-101, -100],
    [400, 400],
    [401, 400],
    [2 ** 31, 400],
    [Infinity, 400],
    [-Infinity, -100],
    [Number.NaN, 0],
    [Number('-'), 0],
    [Number('ten'), 0],
  ])('%s percent is stored as %s', (typed, kept) => {
    expect(clampPercentage(typed)).toBe(kept);
  });
});

describe('typed percentage', () => {
  test.each([
    ['10', 10],
    ['-25', -25],
    ['−25', -25],
    ['– 25 %', -25],
    ['+5%', 5],
    ['12,5', 12],
    ['12.5', 12],
    ['-0,5', 0],
    ['7.', 7],
    [' 400 ', 400],
    ['401', 400],
    ['9'.repeat(400), 400],
    ['-101', -100],
    ['', 0],
    ['-', 0],
    ['ten', 0],
    ['1e2', 0],
    ['1,250', 0],
    ['1.2.3', 0],
    ['7-', 0],
  ])('“%s” is %s percent', (typed, kept) => {
    expect(readPercentage(typed)).toBe(kept);
  });

  test('no typed text is stored as anything but a whole number in range', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+% e') }), (typed) => {
        expect(clampPercentage(readPercentage(typed))).toBe(readPercentage(typed));
      }),
    );
  });
});

describe('rounding', () => {
  test.each([0, 25, 50, 100])('prices can be rounded to %s cents', (cents) => {
    expect(isRoundingStep(cents)).toBe(true);
  });

  test.each([-25, 1, 75, 200, 25.5, Number.NaN])('prices can’t be rounded to %s cents', (cents) => {
    expect(isRoundingStep(cents)).toBe(false);
  });

  test('an unknown rounding throws an error that names it', () => {
    expect(parseRoundingType('UP')).toBe('UP');
    expect(() => parseRoundingType('DOWN')).toThrow('Unknown rounding: DOWN');
  });
});
