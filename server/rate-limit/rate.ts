/** How often something may be done within a minute. */
export interface Rate {
  /** What is done, as its counts are kept by: a word of its own. */
  name: string;
  /** By one person, from wherever. */
  byUser: number;
  /** From one address, by all its people: a game store's players share theirs. */
  byAddress: number;
}

/**
 * All requests to the API, by anyone. Twenty requests a second for a whole minute are more than a person
 * makes who types counts as fast as they can, and a hundred more than a full game store makes.
 */
export const API_RATE: Rate = { name: 'api', byUser: 1_200, byAddress: 6_000 };

/** Sign-ins that are begun; as long as nobody is signed in, a browser is known by its token. */
export const SIGN_IN_RATE: Rate = { name: 'sign-in', byUser: 20, byAddress: 200 };

/** Files that are read, and imports that are applied. */
export const IMPORT_RATE: Rate = { name: 'import', byUser: 20, byAddress: 100 };

/** Collections that are taken out as files, by their owners or by others who may see them. */
export const EXPORT_RATE: Rate = { name: 'export', byUser: 20, byAddress: 100 };

/** Copies of everything that is kept about a person. */
export const MY_DATA_RATE: Rate = { name: 'my data', byUser: 6, byAddress: 60 };
