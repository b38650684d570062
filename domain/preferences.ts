/**
 * The seven counts by which a player says how many of a card they collect, in their order on the page
 * (rules/accounts#preferences).
 */
export const COUNT_FIELDS = [
  'leaderCount',
  'baseCount',
  'standardVariantCount',
  'foilVariantCount',
  'hyperspaceVariantCount',
  'hyperspaceFoilVariantCount',
  'showcaseVariantCount',
] as const;
export type CountField = (typeof COUNT_FIELDS)[number];

export type PreferenceCounts = Record<CountField, number>;

/** Each count is one of these (rules/accounts#preferences). */
export const PREFERENCE_COUNTS = [0, 1, 2, 3, 4] as const;

export const isPreferenceCount = (value: unknown): value is number =>
  (PREFERENCE_COUNTS as readonly unknown[]).includes(value);

/** The default preferences (rules/accounts#preferences). */
export const DEFAULT_PREFERENCES: PreferenceCounts = {
  leaderCount: 1,
  baseCount: 1,
  standardVariantCount: 3,
  foilVariantCount: 0,
  hyperspaceVariantCount: 0,
  hyperspaceFoilVariantCount: 0,
  showcaseVariantCount: 0,
};
