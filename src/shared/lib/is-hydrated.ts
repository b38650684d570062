import { useSyncExternalStore } from 'react';

/**
 * False on the server and while the browser hydrates a document's first screen, then true. A rendering in which it is
 * false must not use anything that only the browser knows, such as a width.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};
