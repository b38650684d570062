/** How far back prices are looked at. */
export const PRICE_RANGES = ['3M', '1Y', 'ALL'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

const MONTHS: Record<PriceRange, number> = { '3M': 3, '1Y': 12, ALL: Infinity };

/**
 * Where a range begins, so many months of the calendar before its end: the 31st of May less three months is the last
 * day of February.
 *
 * @param end ISO 8601
 * @returns ISO 8601; null for all there is
 */
export function rangeStart(range: PriceRange, end: string): string | null {
  const months = MONTHS[range];
  if (months === Infinity) return null;
  const start = new Date(end);
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() - months);
  // Where that month is shorter, the date ran over into the next one.
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return start.toISOString();
}
