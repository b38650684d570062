import type { Theme } from './theme';

/** What decides how the first screen at an address looks, apart from what the database holds. */
export interface DocumentRequest {
  /** Path and query string. */
  address: string;
  theme: Theme;
  /** Who asks, as `GET /api/auth_status` says it. */
  session: unknown;
  /** The code of the set that a collection showed last in this browser. */
  cardSet?: string;
}

/** A first screen as the server renders it. */
export interface RenderedDocument {
  /** The content of the root element. */
  html: string;
  /** The state that it was rendered from, as JSON that is safe inside a script element. */
  state: string;
}

/** The id of the script element that holds the state. */
export const DOCUMENT_STATE_ID = 'document-state';

/** The id of the script element that says who is signed in, as `GET /api/auth_status` does. */
export const SESSION_ID = 'document-session';

/** The cookie with the code of the set that a collection showed last, so that the server shows it, too. */
export const CARD_SET_COOKIE = 'collection-card-set';

/**
 * The parameter of an address at which the server waits for the first screen: where no script runs, a document that is late for it
 * leads there (rules/pages#without-scripts). It changes nothing else of what an address shows.
 */
export const WITHOUT_SCRIPTS = 'noscript';

const OPENS_TOOLS = /(?:^|&)debug(?:[=&]|$)/;

/** Whether a URL opens the developer tools, for which a document without a first screen has room. */
export const opensTools = (url: string): boolean => OPENS_TOOLS.test(url.split(/[?#]/, 2)[1] ?? '');
