import type {
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { PageAccess } from '@domain/page';
import type { PageRoute } from '@/shared/lib/page-route';
import { ApplicationError, PageError } from '../errors';
import { pageAt, pages } from '../pages';
import { Shell } from '../shell';
import { AdminOnly, SignedInOnly, VisitorsOnly } from './guards';
import { LoadedPage, loadPage } from './loaded-page';
import { type Loading, startCardSets, startPage } from './start-page';

/**
 * The routes of pages. If a page fails, the shell stays (rules/errors#error-card).
 *
 * @param loading without it, nothing is loaded but the pages' files: a frozen screen requests nothing
 */
export function makeRoutes(
  loading?: Loading,
  ofPages: readonly PageRoute[] = pages,
): RouteObject[] {
  const routesFor = (access: PageAccess) =>
    ofPages.filter((page) => page.access === access).map((page) => routeOf(page, loading));
  return [
    {
      element: <Shell />,
      errorElement: <ApplicationError />,
      // While the first page's file loads, the top bar is shown and the space below is reserved.
      hydrateFallbackElement: <Shell />,
      loader: () => (loading ? startCardSets(loading) : NOTHING),
      shouldRevalidate: () => false,
      children: [
        {
          errorElement: <PageError />,
          children: [
            ...routesFor('everyone'),
            { element: <VisitorsOnly />, children: routesFor('visitors') },
            {
              element: <SignedInOnly />,
              children: [
                ...routesFor('signedIn'),
                { element: <AdminOnly />, children: routesFor('admins') },
              ],
            },
          ],
        },
      ],
    },
  ];
}

function routeOf(page: PageRoute, loading: Loading | undefined): RouteObject {
  return {
    path: page.path,
    handle: page,
    element: <LoadedPage page={page} />,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const shown = pageAt(page, params);
      const { loader } = await loadPage(shown);
      return loading && loader
        ? startPage({ page: shown, loader, params, request }, loading)
        : NOTHING;
    },
    shouldRevalidate: isElsewhere,
    ...(page.children && { children: page.children.map((child) => routeOf(child, loading)) }),
  };
}

/** The router waits for ever for a loader that returns undefined. */
const NOTHING = null;

/** What a page's query string changes, its own hooks load. */
const isElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
