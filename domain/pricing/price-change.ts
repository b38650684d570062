/** A price and when its provider stated it, as ISO 8601. */
interface StatedPrice {
  recordedAt: string;
  priceCents: number;
}

/** Over how many days a change is shown, unless others are asked for. */
export const CHANGE_DAYS = 30;

const DAY = 86_400_000;

/**
 * How much a price has changed within some days, in whole percent: the last price against the newest one that is at
 * least as old (rules/prices#price-change).
 *
 * @param prices oldest first
 * @returns null without a price that old, and for one of 0
 */
export function priceChange(prices: readonly StatedPrice[], days = CHANGE_DAYS): number | null {
  const last = prices.at(-1);
  if (last === undefined) return null;
  const start = Date.parse(last.recordedAt) - days * DAY;
  const before = prices.findLast(({ recordedAt }) => Date.parse(recordedAt) <= start);
  if (!before?.priceCents) return null;
  return Math.round(((last.priceCents - before.priceCents) * 100) / before.priceCents) || 0;
}

/** `+5 %`, `−12 %` or `±0 %`. */
export const priceChangeText = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
