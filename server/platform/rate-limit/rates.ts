/** How often something may be done within a minute (rules/attacks#rates). */
export interface Rate {
  /** The action's unique name, by which it is counted. */
  name: string;
  /** By one person, from any address. */
  byUser: number;
  /** From one address, by everyone there: players in a game store share one. */
  byAddress: number;
}

/**
 * All requests to the API, by anyone. A person who types counts quickly needs fewer than twenty requests a second, and a
 * full game store fewer than a hundred.
 */
export const API_RATE: Rate = { name: 'api', byUser: 1_200, byAddress: 6_000 };

/** Started sign-ins; before a sign-in, a browser is identified by its token. */
export const SIGN_IN_RATE: Rate = { name: 'sign-in', byUser: 20, byAddress: 200 };

/** File previews and applied imports. */
export const IMPORT_RATE: Rate = { name: 'import', byUser: 20, byAddress: 100 };

/** Exported collections, by their owners or by others who may see them. */
export const EXPORT_RATE: Rate = { name: 'export', byUser: 20, byAddress: 100 };

/** Downloads of a person's own data. */
export const MY_DATA_RATE: Rate = { name: 'my data', byUser: 6, byAddress: 60 };

/** More than anybody makes by hand, and far less than bothers the recipients. */
export const OFFER_RATE: Rate = { name: 'offer', byUser: 30, byAddress: 150 };

/** One note a second, for people who write as in a chat. */
export const NOTE_RATE: Rate = { name: 'note', byUser: 60, byAddress: 300 };

/** Each mark, and each mark taken back, is an event for the other side. */
export const MARK_RATE: Rate = { name: 'mark', byUser: 30, byAddress: 150 };

/** Proposed and taken prices; an offer may have a hundred of them. */
export const PRICE_RATE: Rate = { name: 'offer price', byUser: 60, byAddress: 300 };

/** Choices to be balanced, each of which may take a second of a processor. */
export const BALANCE_RATE: Rate = { name: 'balance', byUser: 20, byAddress: 100 };

/** Reports to the administrators. */
export const REPORT_RATE: Rate = { name: 'report', byUser: 10, byAddress: 60 };

/**
 * Link previews from one address, words and pictures counted separately: a chat program fetches both for each link.
 * Looking up a person would cost a query.
 */
export const LINKS_BY_ADDRESS = 600;
