import { CURRENCY, writeUnits } from './currencies';

/** Whole cents as dollars with two decimals: 123456 → `$1234.56` (rules/prices#dollars). */
export const formatPrice = (cents: number): string => writeUnits(CURRENCY, cents);

/** A sum of prices, with separated thousands since it may be long: 1234567 → `$12,345.67`; −125 → `−$1.25`. */
export const formatSum = (cents: number): string =>
  writeUnits(CURRENCY, cents, { thousands: true });

/** A gain or a loss with its sign: 125 → `+$1.25`, −125 → `−$1.25`, 0 → `$0.00`. */
export const formatChange = (cents: number): string => (cents > 0 ? '+' : '') + formatSum(cents);

/** A sum without its cents where there are none: 5000000 → `$50,000`, 150 → `$1.50`. */
export const formatShortSum = (cents: number): string =>
  writeUnits(CURRENCY, cents, { thousands: true, short: true });

/** A part of a dollar in cents, and more as a short sum: 25 → `25¢`, 100 → `$1`. */
export const formatStep = (cents: number): string =>
  cents < 100 ? cents + CURRENCY.centSign : formatShortSum(cents);

/** What somebody typed, without spaces and the currency's sign. */
export const withoutCurrencySign = (typed: string): string =>
  typed.replaceAll(/\s/g, '').replaceAll(CURRENCY.sign, '');

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
