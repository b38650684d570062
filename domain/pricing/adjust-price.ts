import { GREATEST_PRICE_CENTS } from './parse-price-cents';
import type { RoundingStep } from './rounding';

/** How a seller's market prices follow the market. */
export interface MarketPricing {
  /** A whole number from −100 to 400 (rules/prices#adjusted-price). */
  percentageAdjustment: number;
  /** In whole cents; 0 for no rounding. */
  roundingStep: RoundingStep;
}

/** What holds until a seller says otherwise: the market's own prices. */
export const MARKET_PRICING_AS_IS: MarketPricing = { percentageAdjustment: 0, roundingStep: 0 };

const HUNDRED = 100;

/**
 * What a seller asks for a printing whose market price is given, in whole cents: market × (100 + adjustment) / 100,
 * rounded up to the step, or half up to a cent without one (rules/prices#adjusted-price). Exact, since everything is a
 * whole number far below 2^53; but never more than a price can be, lest one card of many millions keeps all of a list
 * from being told.
 *
 * @param marketCents whole, from 0 to 2^31 − 1; null or 0 says that there is no market price
 *   (rules/prices#adjusted-price)
 * @returns null without a market price
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
