import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './load-matched-pages';

/**
 * A mouse that stays on a link for this many milliseconds probably isn't on its way elsewhere: only then what the page
 * shows is loaded, too.
 */
const RESTS = 40;

/**
 * Loads a page's file when the pointer or the focus comes to a link that leads there, and what the page shows: by the
 * time of the click, both may already be there.
 */
export function loadAhead(routes: RouteObject[], dispatch: AppDispatch): void {
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ahead = (event: Event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === last) return;
    last = link;
    clearTimeout(timer);
    if (!link || link.origin !== window.location.origin) return;
    const loads: (() => void)[] = [];
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const handle = route.handle as RouteHandle | undefined;
      // Whatever can't be loaded now is loaded by the click, which reports a failure.
      handle?.loadPage(params['segment']).catch(ignore);
      if (typeof route.lazy === 'function') route.lazy().catch(ignore);
      loads.push(() => handle?.loadData?.(dispatch, params['segment']));
    }
    timer = setTimeout(() => loads.forEach((load) => load()), isMouse(event) ? RESTS : 0);
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('focusin', ahead);
}

/** A finger that touches a link comes to it in that moment. */
const isMouse = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'mouse';

const ignore = () => undefined;
