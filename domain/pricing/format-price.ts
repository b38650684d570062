/** Whole cents as dollars with two decimals: 123456 → `$1234.56` (rules/prices#dollars). */
export const formatPrice = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
