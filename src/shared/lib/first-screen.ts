import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Always on the server; in the browser from the start of hydration to its end. */
let isHydrating = typeof window === 'undefined';

/** Called before a document's markup is hydrated. */
export function beginHydration(): void {
  isHydrating = true;
}

/** For the root of the application: ends hydration once all of it is in place. */
export const useEndOfHydration = (): void =>
  useLayoutEffect(() => {
    isHydrating = false;
  }, []);

/**
 * Whether this rendering is that of a document's first screen: on the server, and in the browser until hydration is
 * done. It must not use anything that only the browser knows, such as a width. The rendering that follows is a
 * transition: with `useSyncExternalStore`, it would be one long task.
 */
export function useIsFirstScreen(): boolean {
  const [isFirst, setFirst] = useState(() => isHydrating);
  useEffect(() => {
    if (isFirst) startTransition(() => setFirst(false));
  }, [isFirst]);
  return isFirst;
}

/**
 * For what a component measures before it is painted: a function that changes state at once, but in a document's first
 * screen, which looks right without it, as a transition that the browser can interrupt.
 */
export function useMeasuredChange(): (change: () => void) => void {
  const isFirstScreen = useIsFirstScreen();
  const isGentle = useRef(isFirstScreen);
  useLayoutEffect(() => {
    isGentle.current = isFirstScreen;
  });
  return useCallback((change) => {
    if (isGentle.current) startTransition(change);
    else change();
  }, []);
}
