/** The most copies of one printing that a collection counts (product 6). */
export const MAX_INVENTORY = 9_999;

/** Whether a number counts copies: an integer from 0 to {@link MAX_INVENTORY} (spec 5, product 6). */
export const isInventory = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INVENTORY;

/** What stands for "no override" where a Need is sent (spec 5, product 12). */
export const NO_OVERRIDE = -1;
