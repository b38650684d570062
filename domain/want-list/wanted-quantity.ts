/** The most copies of one printing that a want list asks for (rules/trade-lists#want-quantity). */
export const MAX_WANTED = 5;

/** What stands for "take it off the list" where a quantity is sent (rules/trade-lists#want-quantity). */
export const NOT_WANTED = 0;

/**
 * Whether a number says how many copies are wanted: an integer from 1 to {@link MAX_WANTED}
 * (rules/trade-lists#want-quantity).
 */
export const isWantedQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_WANTED;
