import { adjustPrice, formatPrice, type MarketPricing, type RoundingStep } from '@domain/pricing';

interface RoundingWords {
  label: string;
  /** What the step does to a price. */
  effect: string;
}

/** The choices in the specification's words (rules/prices#rounding). */
export const ROUNDING_WORDS: Record<RoundingStep, RoundingWords> = {
  0: { label: 'No Rounding', effect: 'Prices stay as they are, to the cent.' },
  25: { label: '25¢', effect: 'Rounded up to the next 25¢.' },
  50: { label: '50¢', effect: 'Rounded up to the next 50¢.' },
  100: { label: '$1', effect: 'Rounded up to the next $1.' },
};

/** Market prices in whole cents: of a common card, an uncommon one and a sought-after one. */
const EXAMPLE_CENTS = [30, 437, 1260] as const;

/** What prices become: the market's beside what is asked then, both as text. */
export const workedExamples = (pricing: MarketPricing) =>
  EXAMPLE_CENTS.map((cents) => ({
    market: formatPrice(cents),
    asked: formatPrice(adjustPrice(cents, pricing) ?? 0),
  }));
