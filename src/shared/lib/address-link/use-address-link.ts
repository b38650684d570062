import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Decoded } from '@domain/card-list-link';
import { afterPaint } from '@/shared/lib/after-paint';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store';
import { besidesState } from './besides-state';

/** How what a page shows and its address are made of each other. */
export interface AddressLink<State> {
  /** The canonical query string of what is shown, without `?`. */
  select: (state: RootState) => string;
  /**
   * Whether the next address is a step in history of its own: a choice is, typing goes on with the last
   * (rules/links#history-entries).
   */
  selectIsStep: (state: RootState) => boolean;
  decode: (search: string) => Decoded<State>;
  encode: (state: State) => string;
  /** The address says what to show; has to be the same function each time. */
  followed: (decoded: Decoded<State>) => UnknownAction;
}

/**
 * Keeps a page's slice and its address saying the same (rules/links#canonical): where the address moved, the slice
 * follows; where the slice moved, be it by a jump in time, the address follows. Used once on the page.
 */
export function useAddressLink<State>({
  select,
  selectIsStep,
  decode,
  encode,
  followed,
}: AddressLink<State>): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const link = useAppSelector(select);
  const lastSearch = useRef<string | null>(null);
  /** The address that is being left for the slice's, until the router has moved. */
  const leaving = useRef<string | null>(null);

  useLayoutEffect(() => {
    // The slice moved on meanwhile: it is followed from the address that comes.
    if (leaving.current === search) return undefined;
    leaving.current = null;
    const wasOpened = lastSearch.current === null;
    const addressMoved = lastSearch.current !== search;
    lastSearch.current = search;
    if (addressMoved) {
      const decoded = decode(search);
      // From the store, not from the render: StrictMode runs the effect twice with what was rendered.
      const says = select(store.getState());
      if (wasOpened || encode(decoded.state) !== says) dispatch(followed(decoded));
    }
    const now = store.getState();
    const parts = [select(now), besidesState(search)].filter((part) => part !== '');
    const wanted = parts.length === 0 ? '' : `?${parts.join('&')}`;
    if (wanted === search) return undefined;
    const isStep = selectIsStep(now);
    const follow = () => {
      if (lastSearch.current === wanted) return;
      lastSearch.current = wanted;
      leaving.current = search;
      // At once, not as a transition: going back before it has been rendered would leave the slice behind.
      void navigate(
        { search: wanted, hash },
        // Another form of the address that was followed is no step, whatever came before.
        { replace: addressMoved || !isStep, state, preventScrollReset: true, flushSync: true },
      );
    };
    // What was typed is seen first: a step of the router takes longer than all that a letter changes.
    if (!isStep && !addressMoved) return afterPaint(follow);
    queueMicrotask(follow);
    return undefined;
  }, [
    link,
    search,
    hash,
    state,
    store,
    dispatch,
    navigate,
    select,
    selectIsStep,
    decode,
    encode,
    followed,
  ]);
}
