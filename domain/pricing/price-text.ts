/** Whole cents as dollars with two decimals: 123456 → `$1234.56` (rules/prices#dollars). */
export const formatPrice = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** A sum of prices, with separated thousands since it may be long: 1234567 → `$12,345.67`; −125 → `−$1.25`. */
export function formatSum(cents: number): string {
  const price = formatPrice(Math.abs(cents)).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return cents < 0 ? `−${price}` : price;
}

/** The time ranges of price charts. */
export const PRICE_RANGES = ['3M', '1Y', 'ALL'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

const MONTHS: Record<PriceRange, number> = { '3M': 3, '1Y': 12, ALL: Infinity };

/**
 * The start of a range, a number of calendar months before its end: the 31st of May less three months is the last day
 * of February.
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
  // If that month is shorter, the date overflowed into the next one.
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return start.toISOString();
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,9}))?$/;
/** The greatest price in whole cents: the limit of integers in PostgreSQL and GraphQL. */
export const GREATEST_PRICE_CENTS = 2_147_483_647;

/**
 * A decimal string of dollars as whole cents, rounded half up, without ever being a floating-point number of dollars
 * (rules/catalogue#prices-in-files): `1.5` → 150. `0.00` is 0; the importer treats it as no price.
 *
 * @returns null for anything that isn't a plain decimal number of at most $21,474,836.47
 */
export function parsePriceCents(text: string): number | null {
  const found = DECIMAL.exec(text.trim());
  if (found === null) return null;
  const [, dollars = '', fraction = ''] = found;
  const digits = fraction.padEnd(3, '0');
  const roundUp = digits.charAt(2) >= '5' ? 1 : 0;
  const cents = Number(dollars) * 100 + Number(digits.slice(0, 2)) + roundUp;
  return cents <= GREATEST_PRICE_CENTS ? cents : null;
}
