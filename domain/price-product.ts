/**
 * Which printing a price source's product is (rules/prices#products-of-price-sources):
 * - MATCHED by set, number and name;
 * - PINNED to a printing by a person;
 * - AMBIGUOUS, since several printings match, or another product already has its printing;
 * - UNMATCHED;
 * - NOT_A_CARD, such as a display;
 * - IGNORED by a person's choice.
 */
export const PRODUCT_MATCHES = [
  'MATCHED',
  'PINNED',
  'AMBIGUOUS',
  'UNMATCHED',
  'NOT_A_CARD',
  'IGNORED',
] as const;
export type ProductMatch = (typeof PRODUCT_MATCHES)[number];
