import { MAX_WANTED } from './wanted-quantity';

/**
 * How many copies of a printing to want, so that what is missing is asked for: never fewer than are wanted already, and
 * never more than a list asks for (rules/trade-lists#want-quantity).
 *
 * @param wanted how many the list asks for now, 0 where the printing isn't on it
 * @param missing how many the collection lacks
 */
export const withMissing = (wanted: number, missing: number): number =>
  Math.max(wanted, Math.min(missing, MAX_WANTED));
