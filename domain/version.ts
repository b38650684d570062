/** The version of a value that was never set, and of a printing that isn't on a list. */
export const UNSET_VERSION = 0;

/**
 * Whether a change would overwrite something that its author hasn't seen.
 *
 * @param seen the version that they saw; null from a page loaded before versions existed, which may only set values
 * that were never set.
 * @param current the present version
 */
export const overwritesUnseen = (seen: number | null | undefined, current: number): boolean =>
  (seen ?? UNSET_VERSION) !== current;
