import type { RoundingStep } from './rounding';

/** How a seller's market prices follow the market. */
export interface MarketPricing {
  /** A whole number from −100 to 400 (spec 5). */
  percentageAdjustment: number;
  /** In whole cents; 0 for no rounding. */
  roundingStep: RoundingStep;
}

export const MARKET_PRICING_AS_IS: MarketPricing = { percentageAdjustment: 0, roundingStep: 0 };

const HUNDRED = 100;

/**
 * What a seller asks for a printing whose market price is given, in whole cents: market × (100 + adjustment) / 100,
 * rounded up to the step, or half up to a cent without one (product 7). Exact, since everything is a whole number far
 * below 2^53.
 *
 * @param marketCents whole, from 0 to 2^31 − 1; null or 0 says that there is no market price (spec 9)
 * @returns null without a market price
 */
export function adjustPrice(
  marketCents: number | null,
  { percentageAdjustment, roundingStep }: MarketPricing,
): number | null {
  if (!marketCents) return null;
  const hundredths = marketCents * (HUNDRED + percentageAdjustment);
  if (roundingStep === 0) return floorDivided(hundredths + HUNDRED / 2, HUNDRED);
  const stepHundredths = HUNDRED * roundingStep;
  return roundingStep * floorDivided(hundredths + stepHundredths - 1, stepHundredths);
}

const floorDivided = (value: number, by: number) => (value - (value % by)) / by;
