import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { useLocation, type createMemoryRouter, type Location } from 'react-router-dom';
import { IGNORED_PARAMETERS, type Decoded } from '@domain/card-list-link';
import { afterPaint } from '@/shared/lib/after-paint';
import { useIsFirstScreen } from '@/shared/lib/first-screen';
import { useAppStore } from '@/shared/store';

/** How a page's slice and its address are converted into each other. */
export interface AddressLink<State> {
  /** The canonical query string of what is shown, without `?`. */
  select: (state: RootState) => string;
  /**
   * Whether the next address is a step in history of its own: a choice is, typing continues the last
   * (rules/links#history-entries).
   */
  selectIsStep: (state: RootState) => boolean;
  decode: (search: string) => Decoded<State>;
  encode: (state: State) => string;
  /** The address says what to show. */
  followed: (decoded: Decoded<State>) => UnknownAction;
}

/** The application's router, over the window's address or over one in memory. */
export type ApplicationRouter = ReturnType<typeof createMemoryRouter>;

const RouterContext = createContext<ApplicationRouter | null>(null);

/** Gives the pages the router itself, which knows where it is before React has rendered it. */
export const ApplicationRouterProvider = RouterContext.Provider;

function useApplicationRouter(): ApplicationRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('An address was linked outside of ApplicationRouterProvider.');
  return router;
}

/**
 * Opens a page as its address says, and from then on keeps its slice and its address saying the same
 * (rules/links#canonical). Used once on a page.
 *
 * @param link the same object each time
 * @returns whether the slice has followed the address; until then it holds what the last such page showed
 */
export function useAddressLink<State>(link: AddressLink<State>): boolean {
  const store = useAppStore();
  const router = useApplicationRouter();
  const { pathname } = useLocation();
  // The server has followed the address of a first screen.
  const isFirstScreen = useIsFirstScreen();
  const [followedBefore] = useState(isFirstScreen ? router.state.location : null);
  const [isFollowed, setFollowed] = useState(isFirstScreen);
  // Before anything is painted. Not before the page is rendered: the last page, still on the screen, has the same slice.
  useLayoutEffect(() => {
    if (isFollowed) return connectAddress(link, store, router, { pathname, followedBefore });
    store.dispatch(link.followed(link.decode(router.state.location.search)));
    // Connecting changes the address: a step later, so that StrictMode's second run still reads what was opened.
    // oxlint-disable-next-line react/set-state-in-effect
    setFollowed(true);
    return undefined;
  }, [isFollowed, followedBefore, link, store, router, pathname]);
  return isFollowed;
}

type Store = ReturnType<typeof useAppStore>;

/**
 * Action → slice → address by one listener; address → one action wherever the router arrives with an address that
 * says something else, be it by Back or by a link. Both compare with the router, not with what is rendered.
 *
 * @param page.pathname where the page is; another page's address is left alone
 * @param page.followedBefore the address that the document's slice has followed: it says what that shows
 * @returns disconnects them
 */
function connectAddress<State>(
  { select, selectIsStep, decode, encode, followed }: AddressLink<State>,
  store: Store,
  router: ApplicationRouter,
  { pathname, followedBefore }: { pathname: string; followedBefore: Location | null },
): () => void {
  /** The query string of what is shown, as the slice or the address said last. */
  let current = select(store.getState());
  let arrivedAt: Location | null = null;
  let callOff = () => {};

  const write = (isStep: boolean) => {
    const { location } = router.state;
    const search = searchOf(current, location.search);
    if (location.pathname !== pathname || search === location.search) return;
    // A move within a page has nothing to load, so the router has made it when this returns.
    void router.navigate(
      { search, hash: location.hash },
      { replace: !isStep, state: location.state, preventScrollReset: true },
    );
  };
  const follow = () => {
    const { location } = router.state;
    if (location === arrivedAt || location.pathname !== pathname) return;
    arrivedAt = location;
    const decoded = decode(location.search);
    const next = encode(decoded.state);
    if (next !== current) {
      current = next;
      store.dispatch(followed(decoded));
    }
    // Another form of the same address is put into the canonical one, in place.
    write(false);
  };

  if (router.state.location === followedBefore) {
    arrivedAt = followedBefore;
    write(false);
  } else follow();
  const stopFollowing = router.subscribe(follow);
  const stopWriting = store.subscribe(() => {
    const state = store.getState();
    const next = select(state);
    if (next === current) return;
    current = next;
    callOff();
    if (selectIsStep(state)) write(true);
    // A letter is seen first: a move of the router takes longer than all that a letter changes.
    else callOff = afterPaint(() => write(false));
  });
  return () => {
    stopWriting();
    stopFollowing();
    callOff();
  };
}

/** The search part for a link, with what the present one has besides, such as `debug`. */
function searchOf(link: string, present: string): string {
  const others = present
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => IGNORED_PARAMETERS.includes(part.split('=', 1)[0] ?? ''));
  const parts = [link, ...others].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
