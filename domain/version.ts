/** The version of what nobody has set yet, and of what isn't on a list. */
export const UNSET_VERSION = 0;

/**
 * Whether a change would overwrite what the person who makes it hasn't seen.
 *
 * @param seen the version that they saw; null from a page that is older than versions. Nobody knows what that one shows,
 *   so it may only set what nobody has set.
 * @param current the version as it is
 */
export const overwritesUnseen = (seen: number | null | undefined, current: number): boolean =>
  (seen ?? UNSET_VERSION) !== current;
