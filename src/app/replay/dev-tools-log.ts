import type { Capsule } from '@domain/capsule';

/**
 * A capsule's actions as the Redux DevTools' own "Import" takes them: JSON that holds two texts of JSON, the list
 * of actions and the state before the first.
 */
export const devToolsLog = ({ actions, initialState }: Capsule): string =>
  JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(initialState),
  });
