import { parserOf } from '../errors';
import { oldPriceDays } from '../pricing';

/**
 * Why a printing's market price says less than others (rules/fairness#doubtful-prices): there is none, nobody has
 * confirmed it for long, or a newer one is in quarantine.
 */
export const PRICE_DOUBTS = ['MISSING', 'OLD', 'QUARANTINED'] as const;
export type PriceDoubt = (typeof PRICE_DOUBTS)[number];

/** Throws `Unknown price doubt: value` for any other value. */
export const parsePriceDoubt = parserOf('price doubt', PRICE_DOUBTS);

/** What is known of a printing's market price, in whole US cents. */
export interface KnownPrice {
  /** Null without one, and so is everything else. */
  todayInCents: number | null;
  /** Of the days that {@link RANGE_DAYS} counts. */
  lowInCents: number | null;
  highInCents: number | null;
  /** When it was last confirmed, ISO 8601. */
  confirmedAt: string | null;
  /** Whether a newer price is in quarantine. */
  isQuarantined: boolean;
}

/** Over how many days before it was last confirmed a price's lowest and highest are looked for. */
export const RANGE_DAYS = 30;

/** A price in which something may be wrong. */
export interface DoubtfulPrice {
  doubts: PriceDoubt[];
  /** Days since it was last confirmed; null while that isn't too long. */
  oldDays: number | null;
}

/** @param now milliseconds since 1970 */
export function doubtsAbout(price: KnownPrice, now: number): DoubtfulPrice {
  const { todayInCents, confirmedAt, isQuarantined } = price;
  const isMissing = !hasPrice(todayInCents);
  const oldDays = isMissing || confirmedAt === null ? null : oldPriceDays(confirmedAt, now);
  const holds: Record<PriceDoubt, boolean> = {
    MISSING: isMissing,
    OLD: oldDays !== null,
    QUARANTINED: isQuarantined,
  };
  return { doubts: PRICE_DOUBTS.filter((doubt) => holds[doubt]), oldDays };
}

/** A market price of 0 means no price (rules/prices#market-price). */
export const hasPrice = (cents: number | null): cents is number => cents !== null && cents > 0;
