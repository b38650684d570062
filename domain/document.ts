import { ALL_CARDS_PATH, OPEN_CARD, subjectOfPath } from './page';
import type { Theme } from './theme';

/** What decides how the first screen at an address looks to visitors, besides what the database holds. */
export interface DocumentRequest {
  /** Path and query string. */
  address: string;
  theme: Theme;
  /** What people call the identity provider; absent for the default. */
  providerName?: string;
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

/** Pages that are the same for everyone but aren't about the catalogue. */
const SITE_PAGES = ['/', '/contact', '/login'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

export const isSitePage = (path: string): path is SitePage =>
  SITE_PAGES.some((page) => page === path);

const OPENS_TOOLS = /(?:^|&)debug(?:[=&]|$)/;

/** Whether a URL opens the developer tools, for which a document without a first screen has room. */
export const opensTools = (url: string): boolean => OPENS_TOOLS.test(url.split(/[?#]/, 2)[1] ?? '');

/**
 * The address under which a rendered first screen is kept: the same one for all addresses that show the same.
 *
 * @param address path and query string
 * @returns undefined for pages that aren't rendered on the server
 */
export function documentAddress(address: string): string | undefined {
  const [path = '', query = ''] = address.split(/[?#]/, 2);
  if (opensTools(address)) return undefined;
  if (isSitePage(path)) return path;
  const subject = subjectOfPath(path);
  const isAllCards = path === ALL_CARDS_PATH;
  if (subject === undefined && !isAllCards) return undefined;
  // Only lists of cards show what their query says.
  const isList = isAllCards || subject?.kind === 'card-set';
  const shown = isList ? withoutOpenCard(query) : '';
  return shown === '' ? path : `${path}?${shown}`;
}

/** A card's dialog opens in the browser alone. */
const withoutOpenCard = (query: string): string =>
  query
    .split('&')
    .filter((part) => part.split('=', 1)[0] !== OPEN_CARD)
    .join('&');

/** Pages of what people share: all of it, or one person's. `my` is nobody's handle. */
const SHARED_PAGE = /^\/(?:trading|collections(?:\/(?!my(?:\/|$))[^/]+(?:\/(?:want|sell))?)?)\/?$/i;

/**
 * Whether the page at an address shows what people share. Its first screen depends on what they share at that moment, so
 * it is rendered for each request.
 *
 * @param address path and query string
 */
export function showsShared(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return SHARED_PAGE.test(path) && !opensTools(address);
}
