import { CURRENCY } from './currencies';
import { formatShortSum } from './currency';
import { type MoneyReading, readMoney, refusal } from './read-money';

/** The highest fixed price of a copy, in whole cents (rules/prices#fixed-price). */
export const MAX_FIXED_PRICE_CENTS = 5_000_000;
/** The greatest length of a typed price (rules/prices#fixed-price). */
export const FIXED_PRICE_LENGTH = 6;
/** The rule for a typed price, shown after an invalid one. */
export const FIXED_PRICE_RULE = `Enter a price of at most ${formatShortSum(MAX_FIXED_PRICE_CENTS)}, with two decimals, in ${FIXED_PRICE_LENGTH} characters.`;

/** Whether whole cents can be a fixed price (rules/prices#fixed-price). */
export const isFixedPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= MAX_FIXED_PRICE_CENTS;

/** Whether whole cents can be typed as a fixed price: `50000` and `999.99`, but not `1000.50`. */
export const canBeTyped = (cents: number): boolean =>
  isFixedPrice(cents) && typedPriceOf(cents).length <= FIXED_PRICE_LENGTH;

/**
 * A typed price of at most 6 characters in dollars: `1`, `1.5`, `,50`, `$999.99`, `50000` (rules/prices#fixed-price).
 * A dollar sign isn't counted.
 *
 * @returns TOO_LONG with the same amount in fewer characters, where there is one
 */
export function readFixedPrice(typed: string): MoneyReading {
  const reading = readMoney(typed, { most: MAX_FIXED_PRICE_CENTS, rule: FIXED_PRICE_RULE });
  const { length } = typed.replace(CURRENCY.sign, '').trim();
  if (reading.cents === null || length <= FIXED_PRICE_LENGTH) return reading;
  const shorter = canBeTyped(reading.cents) ? ` Write ${typedPriceOf(reading.cents)}.` : '';
  return refusal('TOO_LONG', FIXED_PRICE_RULE + shorter);
}

/** Whole cents as a person types them: 500 → `5`, 550 → `5.50`. */
export const typedPriceOf = (cents: number): string =>
  (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
