import { DOLLARS, type Money } from './money';

/** A price and when its provider stated it, as ISO 8601. */
interface StatedPrice {
  recordedAt: string;
  priceCents: number;
}

/** Over how many days a change is shown, unless others are asked for. */
export const CHANGE_DAYS = 30;

/** Over how many days a price's history and the movers show changes. */
export const CHANGE_PERIODS = [7, 30] as const;
export type ChangePeriod = (typeof CHANGE_PERIODS)[number];

export const isChangePeriod = (days: number): days is ChangePeriod =>
  CHANGE_PERIODS.some((period) => period === days);

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
  return before ? percentBetween(before.priceCents, last.priceCents) : null;
}

/** From one price to another in whole percent; null from 0. */
export const percentBetween = (fromCents: number, toCents: number): number | null =>
  fromCents === 0 ? null : Math.round(((toCents - fromCents) * 100) / fromCents) || 0;

/** `+5 %`, `−12 %` or `±0 %`. */
export const priceChangeText = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;

/** From one price to another, as an amount and in percent: `+$0.05 (+4 %)`, or `No change`. */
export function changeBetweenText(
  fromCents: number,
  toCents: number,
  money: Pick<Money, 'change'> = DOLLARS,
): string {
  const cents = toCents - fromCents;
  if (cents === 0) return 'No change';
  const percent = percentBetween(fromCents, toCents);
  const share = percent === null ? '' : ` (${priceChangeText(percent)})`;
  return `${money.change(cents)}${share}`;
}
