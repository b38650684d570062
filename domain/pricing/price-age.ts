const DAY = 86_400_000;

/** After how many days without a word from its provider a price counts as old. */
const OLD_PRICE_DAYS = 14;

/**
 * How many whole days ago a price was last confirmed, if that makes it old (rules/prices#old-price).
 *
 * @param confirmedAt ISO 8601
 * @param now milliseconds since 1970
 * @returns null while it is not old
 */
export function oldPriceDays(confirmedAt: string, now: number): number | null {
  const age = now - Date.parse(confirmedAt);
  return age > OLD_PRICE_DAYS * DAY ? Math.floor(age / DAY) : null;
}
