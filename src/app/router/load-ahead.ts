import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './load-matched-pages';

/**
 * Loads the file of a page when the pointer or the focus comes to a link that leads there: by the time of the click, it
 * may already be there.
 */
export function loadAhead(routes: RouteObject[]): void {
  let last: Element | null = null;
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === last) return;
    last = link;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      // Whatever can't be loaded now is loaded by the click, which reports a failure.
      (route.handle as RouteHandle | undefined)?.loadPage(params['segment']).catch(ignore);
      if (typeof route.lazy === 'function') route.lazy().catch(ignore);
    }
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('focusin', ahead);
}

const ignore = () => undefined;
