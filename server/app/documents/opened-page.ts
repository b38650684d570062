import findMyWay from 'find-my-way';
import { normalizeCardSetCode } from '@domain/card-set';
import { OPEN_CARD, type PageFacts } from '@domain/page';
import { keptParameters } from '@domain/query-string';

/** The browser application's pages: its module `src/app/pages`, as the build has it. */
export interface PageTable {
  pages: readonly Page[];
  /** The page that a page's address shows, by the parameters of its path. */
  pageAt(page: Page, params: Readonly<Record<string, string | undefined>>): PageFacts;
}

interface Page extends PageFacts {
  children?: readonly Page[];
}

/** A page that an address opens. */
export interface OpenedPage {
  page: PageFacts;
  /** The path's `:segment`; a set's code is in upper case. */
  segment: string;
  /** One for all paths that differ in letter case, encoding or a slash at the end. */
  path: string;
  /** The query string of what the document shows: a card's dialog opens in the browser alone. */
  query: string;
}

/** @returns the page of all other addresses for one that no page has, and for broken encoding */
export type FindPage = (address: string) => OpenedPage;

/** Finds pages by their addresses, as the router of the browser application does. */
export function pageFinder({ pages, pageAt }: PageTable): FindPage {
  const router = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true });
  const ofOthers = pages.find(({ path }) => path === EVERY_OTHER);
  if (!ofOthers) throw new Error('No page says that there is nothing at an address.');
  for (const page of pages.flatMap(withChildren)) {
    for (const path of pathsOf(page)) {
      if (!router.hasRoute('GET', path)) router.on('GET', path, nothing, { route: page, path });
    }
  }
  return (address) => {
    const [asked = '', query = ''] = address.split(/[?#]/, 2);
    const found = router.find('GET', asked);
    if (!found) return { page: ofOthers, segment: '', path: asked, query: '' };
    const { route, path } = found.store as { route: Page; path: string };
    const shown = pageAt(route, found.params);
    // With its optional segment, a page is edited. The application brings the fields, so that it saves what they get.
    const isEdited = route.path === `${path}?`;
    const page = isEdited ? { ...shown, document: 'empty' as const } : shown;
    const { segment = '', ...others } = found.params;
    const params = {
      ...others,
      segment: page.preview === 'cardSet' ? normalizeCardSetCode(segment) : segment,
    };
    return {
      page,
      segment: params.segment,
      path: filled(route.path, params),
      query: page.list === undefined ? '' : keptParameters(query, (name) => name !== OPEN_CARD),
    };
  };
}

/** The path of the page that is shown at every other address. */
const EVERY_OTHER = '*';

/** A page may have the path of one inside of it, which says more. */
const withChildren = (page: Page): Page[] => [...(page.children ?? []).flatMap(withChildren), page];

/** A page's paths for the router, which knows no optional segments. None for the page of every other address. */
function pathsOf({ path }: PageFacts): string[] {
  if (path === EVERY_OTHER) return [];
  if (!path.endsWith('?')) return [path];
  return [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)];
}

const filled = (path: string, params: Record<string, string | undefined>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const nothing = () => undefined;
