import { matchRoutes, useParams, type RouteObject } from 'react-router-dom';
import type { PageModule, PageRoute } from '@/shared/lib/page-route';
import { pageAt } from '../pages';

const modules = new Map<PageRoute['load'], PageModule>();

/** Loads a page's own files, after which {@link LoadedPage} shows it at once. */
export async function loadPage({ load }: PageRoute): Promise<PageModule> {
  const loaded = await load();
  modules.set(load, loaded);
  return loaded;
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
      const page = route.handle as PageRoute | undefined;
      if (page) await loadPage(pageAt(page, params));
    }),
  );
}

/** A page whose files its route's loader has loaded. */
export function LoadedPage({ page }: { page: PageRoute }) {
  const { Component } = modules.get(pageAt(page, useParams()).load) ?? NOTHING;
  return <Component />;
}

const NOTHING: PageModule = { Component: () => null };
