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

/** The greatest price in whole cents: the limit of integers in PostgreSQL and GraphQL. */
export const GREATEST_PRICE_CENTS = 2_147_483_647;
