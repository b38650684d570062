/** Whole cents as dollars with two decimals: 123456 → `$1234.56` (spec 9). */
export const formatPrice = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
