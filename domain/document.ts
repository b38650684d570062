import { subjectOfPath } from './page';
import type { Theme } from './theme';

/** What decides how the first screen at an address looks, besides the catalogue. */
export interface DocumentRequest {
  /** Path and query string. */
  address: string;
  theme: Theme;
  /** Whether to lay the screen out for somebody who is signed in. */
  expectsUser: boolean;
}

/** A first screen as the server renders it. */
export interface RenderedDocument {
  /** The content of the root element. */
  html: string;
  /** The state that it was rendered from, as JSON that may stand in a script element. */
  state: string;
}

/** The id of the script element that holds the state. */
export const DOCUMENT_STATE_ID = 'document-state';

/** Pages that are the same for everyone but aren't about the catalogue. */
const SITE_PAGES = ['/', '/contact', '/login'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

export const isSitePage = (path: string): path is SitePage =>
  SITE_PAGES.some((page) => page === path);

/** A document without a first screen has room for the developer tools. */
const OPENS_TOOLS = /(?:^|&)debug(?:[=&]|$)/;

/**
 * The address by which a rendered first screen is kept: of those that show the same, one.
 *
 * @param address path and query string
 * @returns undefined for pages that aren't rendered on the server
 */
export function documentAddress(address: string): string | undefined {
  const [path = '', query = ''] = address.split(/[?#]/, 2);
  if (OPENS_TOOLS.test(query)) return undefined;
  if (isSitePage(path)) return path;
  const subject = subjectOfPath(path);
  if (subject === undefined) return undefined;
  // Only a set's page shows what its query says.
  return subject.kind === 'card-set' && query !== '' ? `${path}?${query}` : path;
}
