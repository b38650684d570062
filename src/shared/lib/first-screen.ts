import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this rendering is that of a document's first screen: on the server, and in the browser until it has taken the
 * same markup over. What only the browser knows, such as a width, must not be used in it.
 */
export const useIsFirstScreen = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
