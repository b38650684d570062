import { parsePriceCents } from './parse-price-cents';

/** The most that can be asked for one copy, in whole cents: 50,000 dollars (spec 9). */
export const MAX_FIXED_PRICE_CENTS = 5_000_000;
/** How many characters of a price can be typed (spec 9). */
export const FIXED_PRICE_LENGTH = 6;

/** Whether whole cents can be a fixed price (spec 5). */
export const isFixedPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= MAX_FIXED_PRICE_CENTS;

const TYPED = /^(\d+(\.\d{0,2})?|\.\d{1,2})$/;

/**
 * A typed price of at most 6 characters in dollars, as whole cents: `1`, `1.5`, `.50`, `999.99`, `50000` (spec 5).
 *
 * @returns null for what isn't one: signs, a third decimal, more than 50,000 dollars
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
