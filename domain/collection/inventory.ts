/** The most copies of one printing that a collection counts (rules/collection#count). */
export const MAX_INVENTORY = 9_999;

/** Whether a number counts copies: an integer from 0 to {@link MAX_INVENTORY} (rules/collection#count). */
export const isInventory = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INVENTORY;

/** What stands for "no override" where a Need is sent (rules/collection#typed-counts). */
export const NO_OVERRIDE = -1;
