/** How often something may be done within a minute. */
export interface Rate {
  /** What is done, as its counts are kept by: a word of its own. */
  name: string;
  /** By one person, from wherever. */
  byUser: number;
  /** From one address, by whomever: a game store's players share theirs. */
  byAddress: number;
}
