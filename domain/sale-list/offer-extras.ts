import { MAX_FOR_SALE } from './sale-quantity';

/**
 * How many copies of a printing to offer, so that all are offered that a player can spare: never fewer than are offered
 * already.
 *
 * @param offered how many the list offers now, 0 where the printing isn't on it
 * @param extra how many the collection has beyond a playset and the target (product 6)
 */
export const withExtras = (offered: number, extra: number): number =>
  Math.max(offered, Math.min(extra, MAX_FOR_SALE));
