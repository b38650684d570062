import type { AppStore } from '../../store';

/** A visitor's first screen to be loaded. */
export interface Screen {
  dispatch: AppStore['dispatch'];
  /** Without the query string. */
  path: string;
  /** Without `?`. */
  query: string;
  /** The code of the set that a collection showed last in this browser. */
  cardSet: string | undefined;
}

/** Runs a query without a subscriber, since no component is mounted yet. */
export const ONCE = { subscribe: false } as const;

/** A query under way. */
export interface Load {
  /** @throws ApiError */
  unwrap(): Promise<unknown>;
}

/**
 * Waits for queries.
 *
 * @throws ApiError if one fails: a document that says so would be kept, and sent to everyone
 */
export const allLoaded = (loads: readonly Load[]): Promise<void> =>
  all(loads.map((load) => load.unwrap()));

/** Waits for all of them, also if one fails: otherwise a state would say that the others are under way. */
export async function all(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
