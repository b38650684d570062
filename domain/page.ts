/** Who may open a page: visitors alone are those who aren't signed in. */
export type PageAccess = 'everyone' | 'visitors' | 'signedIn' | 'admins';

/** A place that people find by its name. */
export interface PagePlace {
  /** Path and query string. */
  to: string;
  label: string;
  /** What one does there, for those who search by that. */
  detail?: string;
  /** Who finds it, if fewer people than may open the page. */
  access?: PageAccess;
}

/**
 * What a page says of itself. The router, its guards, the server's documents, link previews and the search's list of
 * pages read it (rules/pages#routes).
 */
export interface PageFacts {
  /** Its folder in `src/pages`. */
  folder: string;
  /** The file there that has what comes with it, without its ending; `route` if it is left out. */
  file?: string;
  /** `:name` stands for any one segment, `?` after the last segment for one that may be missing, `*` for any path. */
  path: string;
  title: string;
  access: PageAccess;
  /**
   * How the server makes its document. `kept`: with the page in it, the same for every visitor until the catalogue
   * changes, and for each request of anybody else. `fresh`: with the page in it, for each request, since it shows what
   * people have or share at that moment. `empty`: without the page.
   */
  document: 'kept' | 'fresh' | 'empty';
  /** What link previews name: the page's title, or the set or card of the path's `:segment`; without it, the site. */
  preview?: 'title' | 'cardSet' | 'card';
  /** Whose state the query string says, which the document shows; without it, the document is the same for any query. */
  list?: 'cardSet' | 'allCards';
  places?: readonly PagePlace[];
}

export const cardSetPath = (code: string): string => `/card-sets/${encodeURIComponent(code)}`;

export const cardPath = (id: string): string => `/cards/${encodeURIComponent(id)}`;

/** The parameter that names the card whose dialog is open over a page (rules/links#open-dialogs). */
export const OPEN_CARD = 'card';

export const SITE_NAME = 'Starbinder';

/** A page's title in the browser's tab and in link previews: `Card Sets · Starbinder`. */
export const pageTitle = (title: string): string => `${title} · ${SITE_NAME}`;
