/** How often something may be done within a minute. */
export interface Rate {
  /** What is done, as its counts are kept by: a word of its own. */
  name: string;
  /** By one person, from wherever. */
  byUser: number;
  /** From one address, by whomever: a game store's players share theirs. */
  byAddress: number;
}

/**
 * Everything that is asked of the API, by whomever. Twenty requests a second for a whole minute are more than a person
 * makes who types counts as fast as they can, and a hundred more than a full game store makes.
 */
export const API_RATE: Rate = { name: 'api', byUser: 1_200, byAddress: 6_000 };
