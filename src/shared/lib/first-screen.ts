import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this rendering is that of a document's first screen: on the server, and in the browser until hydration is
 * done. It must not use anything that only the browser knows, such as a width.
 */
export const useIsFirstScreen = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
