import { parserOf } from '@domain/errors';
import { GREATEST_PRICE_CENTS } from './currency';

/** How a seller's market prices follow the market. */
export interface MarketPricing {
  /** A whole number from −100 to 400 (rules/prices#adjusted-price). */
  percentageAdjustment: number;
  /** In whole cents; 0 for no rounding. */
  roundingStep: RoundingStep;
}

/** The default: unadjusted market prices. */
export const MARKET_PRICING_AS_IS: MarketPricing = { percentageAdjustment: 0, roundingStep: 0 };

const HUNDRED = 100;

/**
 * A seller's price for a printing with this market price, in whole cents: market × (100 + adjustment) / 100, rounded up
 * to the step, or half up to a cent without one (rules/prices#adjusted-price). Exact, since all numbers are integers
 * far below 2^53. Limited to the greatest price, since one price beyond the field's range would fail the whole list.
 *
 * @param marketCents whole, from 0 to 2^31 − 1; null or 0 means no market price (rules/prices#adjusted-price)
 * @returns null without a market price
 * @see server/modules/lists/sql.ts for the same in SQL
 */
export function adjustPrice(
  marketCents: number | null,
  { percentageAdjustment, roundingStep }: MarketPricing,
): number | null {
  if (!marketCents) return null;
  const hundredths = marketCents * (HUNDRED + percentageAdjustment);
  const cents =
    roundingStep === 0
      ? floorDivided(hundredths + HUNDRED / 2, HUNDRED)
      : roundedUp(hundredths, HUNDRED * roundingStep) / HUNDRED;
  return Math.min(cents, GREATEST_PRICE_CENTS);
}

const floorDivided = (value: number, by: number) => (value - (value % by)) / by;

const roundedUp = (value: number, step: number) => step * floorDivided(value + step - 1, step);

/** The range of a seller's adjustment, in percent (rules/prices#percentage). */
export const PERCENTAGE_ADJUSTMENT = { min: -100, max: 400 } as const;

/**
 * A percentage as it is stored: whole, within −100 to 400; anything but a number counts as 0 (rules/prices#percentage).
 */
export function clampPercentage(value: number): number {
  if (Number.isNaN(value)) return 0;
  const { min, max } = PERCENTAGE_ADJUSTMENT;
  // Avoids −0, which would differ from 0.
  return Math.trunc(Math.min(Math.max(value, min), max)) || 0;
}

const PERCENTAGE = /^\s*(?:([-−–])|\+)?\s*(\d+)(?:[.,]\d{0,2})?\s*%?\s*$/;

/**
 * A typed percentage as it is stored: `-10`, `+5 %`, and `12,5` is 12. Text that isn't a number counts as 0
 * (rules/prices#percentage).
 */
export function readPercentage(text: string): number {
  const [, minus, whole] = PERCENTAGE.exec(text) ?? [];
  return clampPercentage(Number(whole ?? 0) * (minus ? -1 : 1));
}

export const ROUNDING_TYPES = ['NO_ROUNDING', 'UP'] as const;
export type RoundingType = (typeof ROUNDING_TYPES)[number];

/** Throws `Unknown rounding: value` for any other value. */
export const parseRoundingType = parserOf('rounding', ROUNDING_TYPES);

/** The steps in whole cents to which a price can be rounded up; 0 means no rounding (rules/prices#rounding). */
export const ROUNDING_STEPS = [0, 25, 50, 100] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];

/** Whether whole cents are one of the {@link ROUNDING_STEPS} (rules/prices#rounding). */
export const isRoundingStep = (value: number): value is RoundingStep =>
  ROUNDING_STEPS.some((step) => step === value);
