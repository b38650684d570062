import { MAX_FOR_SALE } from './sale-quantity';

/**
 * How many copies of a printing to sell, so that all are for sale that a player can spare: never fewer than are on
 * the list already.
 *
 * @param listed how many the list names now, 0 where the printing isn't on it
 * @param extra how many the collection has beyond a playset and the target (rules/collection#playset)
 */
export const withExtras = (listed: number, extra: number): number =>
  Math.max(listed, Math.min(extra, MAX_FOR_SALE));
