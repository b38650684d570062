/** The time ranges of price charts. */
export const PRICE_RANGES = ['THREE_MONTHS', 'YEAR', 'ALL'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

interface PriceRangeFacts {
  label: string;
  /** How many calendar months it covers. */
  months: number;
}

const FACTS: Record<PriceRange, PriceRangeFacts> = {
  THREE_MONTHS: { label: '3 months', months: 3 },
  YEAR: { label: '1 year', months: 12 },
  ALL: { label: 'All', months: Infinity },
};

/** The ranges to choose from, in few words. */
export const PRICE_RANGE_CHOICES = PRICE_RANGES.map((value) => ({
  value,
  label: FACTS[value].label,
}));

/**
 * The start of a range, a number of calendar months before its end: the 31st of May less three months is the last day
 * of February.
 *
 * @param end ISO 8601
 * @returns ISO 8601; null for all there is
 */
export function rangeStart(range: PriceRange, end: string): string | null {
  const { months } = FACTS[range];
  if (months === Infinity) return null;
  const start = new Date(end);
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() - months);
  // If that month is shorter, the date overflowed into the next one.
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return start.toISOString();
}
