import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './load-matched-pages';

/**
 * A mouse that stays on a link for this many milliseconds probably isn't on its way elsewhere: only then what the page
 * shows is loaded, too.
 */
const RESTS = 40;

/**
 * Loads a page's file when the pointer or the focus comes to a link that leads there, and what the page shows: by the
 * time of the click, both may already be there. The files of the pages that most people open come earlier, once
 * somebody uses the page. Whatever can't be loaded now is loaded by the click, which reports a failure.
 */
export function loadAhead(routes: RouteObject[], dispatch: AppDispatch): void {
  // Both ask for the same link, and looking up a route takes time.
  const matchesOf = lastKept((pathname: string) => matchRoutes(routes, pathname) ?? []);
  const loadFiles = onEachLink((link) => {
    for (const { route, params } of link ? matchesOf(link.pathname) : []) {
      handleOf(route)?.loadPage(params['segment']).catch(ignore);
      if (typeof route.lazy === 'function') route.lazy().catch(ignore);
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loadData = onEachLink((link, event) => {
    clearTimeout(timer);
    if (!link) return;
    const load = () => {
      for (const { route, params } of matchesOf(link.pathname)) {
        handleOf(route)?.loadData?.(dispatch, params['segment']);
      }
    };
    timer = setTimeout(load, isMouse(event) ? RESTS : 0);
  });
  onFirstSign(() => loadFilesOfLinks(routes));
  document.addEventListener('pointerover', loadFiles, { passive: true });
  document.addEventListener('focusin', loadFiles);
  document.addEventListener('pointerover', loadData, { passive: true });
  // Of the key that has moved the focus. A frozen screen, which requests nothing, stops keys, but not the focus.
  document.addEventListener('keyup', loadData);
}

/** By each of these, somebody shows that they use the page. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'] as const;

function onFirstSign(act: () => void): void {
  const first = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, first);
    act();
  };
  for (const sign of SIGNS) document.addEventListener(sign, first, { passive: true });
}

const SET_AND_CARD_LINKS = 'main :is(a[href^="/card-sets/"], a[href^="/cards/"])';

/** Loads the files of the sets' and cards' pages to which links lead: most people go on to one of them. */
function loadFilesOfLinks(routes: RouteObject[]): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(SET_AND_CARD_LINKS);
  // One link of each kind, since looking up a route takes time.
  const paths = new Map([...links].map(({ pathname }) => [pathname.split('/', 2)[1], pathname]));
  for (const path of paths.values()) {
    for (const { route, params } of matchRoutes(routes, path) ?? []) {
      handleOf(route)?.loadPage(params['segment']).catch(ignore);
    }
  }
}

/** Calls a function at the first of several events at one of our own links, and with null once they are elsewhere. */
function onEachLink(act: (link: HTMLAnchorElement | null, event: Event) => void) {
  let last: HTMLAnchorElement | null = null;
  return (event: Event): void => {
    const { target } = event;
    const found = target instanceof Element ? target.closest('a') : null;
    const link = found?.origin === window.location.origin ? found : null;
    if (link === last) return;
    last = link;
    act(link, event);
  };
}

/** Keeps the last result, and returns it where the argument is the same. */
function lastKept<Result>(find: (argument: string) => Result): (argument: string) => Result {
  let last: { argument: string; result: Result } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: find(argument) };
    return last.result;
  };
}

const handleOf = ({ handle }: RouteObject) => handle as RouteHandle | undefined;

/** A finger that touches a link comes to it in that moment. */
const isMouse = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'mouse';

const ignore = () => undefined;
