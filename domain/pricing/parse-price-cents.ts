const DECIMAL = /^(\d{1,9})(?:\.(\d{1,9}))?$/;
/** The greatest price in whole cents: what integers of PostgreSQL and of GraphQL hold. */
export const GREATEST_PRICE_CENTS = 2_147_483_647;

/**
 * A decimal string of dollars as whole cents, rounded half up, without ever being a floating-point
 * number of dollars (rules/catalogue#prices-in-files): `1.5` → 150. `0.00` is 0: whoever reads prices takes it
 * for none.
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
