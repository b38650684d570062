import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { PageFacts } from '@domain/page';
import type { AddressLink } from './address/address-link';

/** A page's facts, which come with the application, and how its own files are loaded. */
export interface PageRoute extends PageFacts {
  load: () => Promise<PageModule>;
  /** Pages that are shown inside of this one, with paths that begin with this one's. */
  children?: readonly PageRoute[];
}

export interface PageModule {
  Component: ComponentType;
  loader?: PageLoader;
}

/**
 * Starts a page's queries; the only place that lists them. On the server it is awaited, and the document shows what it
 * loaded. In the browser, it starts them at a navigation, and the page's own hooks show what they load.
 */
export type PageLoader = (start: PageStart) => Promise<unknown>;

export interface PageStart {
  dispatch: AppDispatch;
  getState: () => RootState;
  /** Whether the page is rendered into a document, on the server. */
  isDocument: boolean;
  /** The path's parameters. */
  params: Readonly<Record<string, string | undefined>>;
  /**
   * Reads the query string. On the server, the page's slice follows it, too; in the browser, the page itself does so.
   */
  read: <State>(link: AddressLink<State>) => State;
  /** Changes a slice as the page itself does in the browser: on the server only. */
  prepare: (action: UnknownAction) => void;
  /** On the server, the code of the set that a collection showed last in this browser, in upper case. */
  cardSet: string | undefined;
  isSignedIn: boolean;
}

/** Options of a query without a subscriber, since no component is mounted yet. */
export const AHEAD = { subscribe: false } as const;

/**
 * Waits for queries, also if one fails: otherwise a document's state would say that the others are under way.
 *
 * @throws CallError of the first that failed
 */
export async function loaded(
  queries: readonly { unwrap: () => Promise<unknown> }[],
): Promise<void> {
  const answers = queries.map((query) => query.unwrap());
  await Promise.allSettled(answers);
  await Promise.all(answers);
}
