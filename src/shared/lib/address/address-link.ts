import {
  addListener,
  removeListener,
  type ListenerEffectAPI,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useLayoutEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { IGNORED_PARAMETERS, type Decoded } from '@domain/card-list-link';
import { keptParameters } from '@domain/query-string';
import {
  type ApplicationRouter,
  useApplicationRouter,
} from '@/shared/lib/address/application-router';
import { depthOf } from '@/shared/lib/address/dialog-entry';
import { atEndOfTyping } from '@/shared/lib/address/end-of-typing';
import { addsEntry } from '@/shared/lib/address/history-entry';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { logError } from '@/shared/lib/log-error';
import { useAppStore } from '@/shared/store';

const addAppListener = addListener.withTypes<RootState, AppDispatch>();
const removeAppListener = removeListener.withTypes<RootState, AppDispatch>();

/** How long nobody has typed before it is a pause, in milliseconds: longer than between two letters. */
const PAUSE = 300;

/** How a page's slice and its address are converted into each other. */
export interface AddressLink<State> {
  /** The canonical query string of the state, without `?`. */
  select: (state: RootState) => string;
  decode: (search: string) => Decoded<State>;
  encode: (state: State) => string;
  /** The action for a followed address. */
  followed: (decoded: Decoded<State>) => UnknownAction;
}

/**
 * Opens a page according to its address, and from then on keeps slice and address in sync (rules/links#canonical). Used
 * once on a page.
 *
 * @param link the same object each time
 * @returns whether the slice has followed the address; until then it has the state of the last such page
 */
export function useAddressLink<State>(link: AddressLink<State>): boolean {
  const store = useAppStore();
  const router = useApplicationRouter();
  const { pathname } = useLocation();
  // For a first screen, the server has followed the address.
  const isHydrated = useIsHydrated();
  const [followedBefore] = useState(isHydrated ? null : router.state.location);
  const [isFollowed, setFollowed] = useState(!isHydrated);
  // Before anything is painted, but after the page is rendered: the last page, which is still on the screen, may use
  // the same slice.
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
 * Action → slice → address by one listener; the action says whether that is a new entry of the history. Address → one
 * action whenever the router arrives at an address that differs from the slice, whether by Back or by a link. Both compare with the router, not with what is rendered.
 *
 * @param page.pathname the page's path; another page's address is left alone
 * @param page.followedBefore the address that the document's slice has followed
 * @returns disconnects them
 */
function connectAddress<State>(
  { select, decode, encode, followed }: AddressLink<State>,
  store: Store,
  router: ApplicationRouter,
  { pathname, followedBefore }: { pathname: string; followedBefore: Location | null },
): () => void {
  /** The query string of the last state, from the slice or the address. */
  let current = select(store.getState());
  /** That of the state which the address says. */
  let addressed: string | null = null;
  let arrivedAt: Location | null = null;
  let isConnected = true;

  const write = (replace: boolean, state: unknown) => {
    const { location } = router.state;
    const search = searchOf(current, location.search);
    if (location.pathname !== pathname || search === location.search) return;
    // Who chose something else no longer comes for the field that the address names.
    const hash = replace ? location.hash : '';
    // Navigation within a page loads nothing, so it is done when this returns.
    void router.navigate({ search, hash }, { replace, state, preventScrollReset: true });
  };
  const writeChange = (isNewEntry: boolean) => {
    const { location } = router.state;
    // What a dialog changes takes the place of the dialog's entry, below which is the page as it was.
    if (depthOf(location) > 0) write(true, null);
    else write(!isNewEntry, location.state);
  };
  /** A different form of the same address is replaced by the canonical one. */
  const writeCanonical = () => write(true, router.state.location.state);
  const follow = () => {
    const { location } = router.state;
    if (location === arrivedAt || location.pathname !== pathname) return;
    arrivedAt = location;
    const decoded = decode(location.search);
    const next = encode(decoded.state);
    // A closed dialog leads to an address that says the same. What it typed into the page isn't there yet.
    const isNew = next !== addressed;
    addressed = next;
    if (isNew && next !== current) {
      current = next;
      store.dispatch(followed(decoded));
    }
    if (next === current) writeCanonical();
  };

  if (router.state.location === followedBefore) {
    arrivedAt = followedBefore;
    addressed = current;
    writeCanonical();
  } else follow();
  const stopFollowing = router.subscribe(follow);
  const listener = {
    predicate: (action: UnknownAction, state: RootState) =>
      addsEntry(action) !== undefined || select(state) !== current,
    effect: async (
      action: UnknownAction,
      { cancelActiveListeners, delay, signal }: ListenerEffectAPI<RootState, AppDispatch>,
    ) => {
      cancelActiveListeners();
      const isNewEntry = addsEntry(action);
      if (isNewEntry === undefined)
        logError(
          'An action doesn’t say whether its address is a new entry of the history.',
          action.type,
        );
      if (isNewEntry === false) {
        current = select(store.getState());
        // A navigation takes longer than everything else that a letter changes.
        atEndOfTyping(signal, () => writeChange(false));
        await delay(PAUSE);
        writeChange(false);
        return;
      }
      // The entry that the choice leaves has what was typed before it.
      writeChange(false);
      current = select(store.getState());
      writeChange(true);
    },
  };
  store.dispatch(addAppListener(listener));
  // A jump in time with Redux DevTools is no action. After this task, the listener has seen whatever was one.
  const stopJumps = store.subscribe(() =>
    queueMicrotask(() => {
      const next = select(store.getState());
      if (next === current || !isConnected) return;
      current = next;
      writeChange(false);
    }),
  );
  return () => {
    isConnected = false;
    store.dispatch(removeAppListener({ ...listener, cancelActive: true }));
    stopJumps();
    stopFollowing();
  };
}

/** The search part for a link, with the current one's other parameters, such as `debug`. */
function searchOf(link: string, present: string): string {
  const others = keptParameters(present, (name) => IGNORED_PARAMETERS.includes(name));
  const parts = [link, others].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
