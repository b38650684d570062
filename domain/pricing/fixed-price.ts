import { formatShortSum, parsePriceCents, withoutCurrencySign } from './currency';

/** The highest fixed price of a copy, in whole cents (rules/prices#fixed-price). */
export const MAX_FIXED_PRICE_CENTS = 5_000_000;
/** The greatest length of a typed price (rules/prices#fixed-price). */
export const FIXED_PRICE_LENGTH = 6;
/** The rule for a typed price, shown after an invalid one. */
export const FIXED_PRICE_RULE = `Enter a price of at most ${formatShortSum(MAX_FIXED_PRICE_CENTS)}, with two decimals, in ${FIXED_PRICE_LENGTH} characters.`;

/** Whether whole cents can be a fixed price (rules/prices#fixed-price). */
export const isFixedPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= MAX_FIXED_PRICE_CENTS;

const TYPED = /^(\d+(\.\d{0,2})?|\.\d{1,2})$/;

/**
 * A typed price of at most 6 characters in dollars, as whole cents: `1`, `1.5`, `.50`, `999.99`, `50000`
 * (rules/prices#fixed-price).
 *
 * @returns null for anything else, such as signs, a third decimal or more than the maximum
 */
export function readFixedPrice(typed: string): number | null {
  const text = typed.trim();
  if (text.length > FIXED_PRICE_LENGTH || !TYPED.test(text)) return null;
  const cents = parsePriceCents(`0${text}`.replace(/\.$/, ''));
  return cents !== null && isFixedPrice(cents) ? cents : null;
}

/** Whole cents as a person types them: 500 → `5`, 550 → `5.50`. */
export const typedPriceOf = (cents: number): string =>
  (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

const BEING_TYPED = /^\d*(\.\d{0,2})?$/;

/**
 * Normalizes a price while it is typed: a comma becomes a point, spaces and a dollar sign are dropped.
 *
 * @returns null if no price starts like this, such as a minus, a third decimal or a seventh character
 * (rules/prices#fixed-price)
 */
export function priceBeingTyped(raw: string): string | null {
  const text = withoutCurrencySign(raw).replace(',', '.');
  return text.length <= FIXED_PRICE_LENGTH && BEING_TYPED.test(text) ? text : null;
}
