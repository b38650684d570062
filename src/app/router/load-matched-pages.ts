import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Our own addition to a route's data. */
export interface RouteHandle {
  /** Loads the file of its page. */
  loadPage: (segment?: string) => Promise<void>;
  /** Begins to load what that page shows, unless it is there. */
  loadData?: (dispatch: AppDispatch, segment?: string) => void;
}

/**
 * Loads the files of the pages at an address before the router starts, so that its first rendering shows them: the
 * markup that the server sent stays in place.
 */
export async function loadMatchedPages(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      await (route.handle as RouteHandle | undefined)?.loadPage(params['segment']);
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
