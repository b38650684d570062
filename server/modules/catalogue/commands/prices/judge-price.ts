import type { Spread } from './price-changes';

/** A price in cents and its time, in milliseconds since 1970. */
export interface PricePoint {
  cents: number;
  at: number;
}

export type QuarantineReason = 'PLACEHOLDER' | 'JUMP';

/** A price in quarantine. */
export interface QuarantinedPoint extends PricePoint {
  reason: QuarantineReason;
  spread: Spread | null;
}

/** A printing's known prices around the time `at` of a new one. */
export interface KnownPrices {
  /** A good price at the same time. */
  exact: number | null;
  /** The last good price before it, and when it was last confirmed. */
  before: PricePoint | null;
  /** The first good price after it, for an older file. */
  after: PricePoint | null;
  /** Jumps in quarantine, and a price there for the same time. */
  quarantined: readonly QuarantinedPoint[];
}

export type Judgement =
  | { kind: 'UNCHANGED' }
  | { kind: 'GOOD'; released: readonly QuarantinedPoint[] }
  | { kind: 'QUARANTINED'; reason: QuarantineReason };

/** `9999.00` and longer ones: what a provider writes without a price. */
export const isPlaceholder = (cents: number): boolean => /^9{4,}(00|99)$/.test(String(cents));

/** More than a factor of ten, up or down. */
export const isJump = (a: number, b: number): boolean => a > b * 10 || b > a * 10;

/**
 * Decides about a stated price (rules/catalogue#quarantine). A placeholder is always quarantined. A jump against the
 * last good price is quarantined, unless it is accepted, or an earlier file had about the same price and no good price
 * contradicted it since; then both are good.
 */
export function judgePrice(price: PricePoint, known: KnownPrices, accept: boolean): Judgement {
  if (known.exact === price.cents) return { kind: 'UNCHANGED' };
  const waiting = known.quarantined.find(({ at }) => at === price.at);
  const isSame = waiting?.cents === price.cents;
  if (isPlaceholder(price.cents)) {
    return isSame ? { kind: 'UNCHANGED' } : { kind: 'QUARANTINED', reason: 'PLACEHOLDER' };
  }
  const last = known.before ?? known.after;
  if (last === null || !isJump(price.cents, last.cents)) return { kind: 'GOOD', released: [] };
  if (isSame && !accept) return { kind: 'UNCHANGED' };
  const agreeing = known.quarantined.filter(
    (earlier) =>
      earlier.reason === 'JUMP' &&
      earlier.at < price.at &&
      earlier.at > (known.before?.at ?? -Infinity) &&
      !isJump(price.cents, earlier.cents),
  );
  if (accept || agreeing.length > 0) return { kind: 'GOOD', released: agreeing };
  return { kind: 'QUARANTINED', reason: 'JUMP' };
}
