/** The most copies of one printing on a want list (rules/trade-lists#want-quantity). */
export const MAX_WANTED = 5;

/** The quantity that takes a printing off the list (rules/trade-lists#want-quantity). */
export const NOT_WANTED = 0;

/**
 * Whether a number says how many copies are wanted: an integer from 1 to {@link MAX_WANTED}
 * (rules/trade-lists#want-quantity).
 */
export const isWantedQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_WANTED;

/**
 * How many copies of a printing to want so that all missing copies are wanted: never fewer than now, and never more
 * than the maximum (rules/trade-lists#want-quantity).
 *
 * @param wanted how many are wanted now, 0 if the printing isn't on the list
 * @param missing how many the collection lacks
 */
export const withMissing = (wanted: number, missing: number): number =>
  Math.max(wanted, Math.min(missing, MAX_WANTED));
