import type { Params } from 'react-router-dom';
import type { PageAccess } from '@domain/page';
import { isAdmin } from '@domain/user';
import { cardSetEndpoints } from '@/entities/card-set';
import { selectSession } from '@/entities/session';
import { AHEAD, type PageLoader, type PageRoute, type PageStart } from '@/shared/lib/page-route';
import type { AppStore } from '../store';

/** How pages' queries are started. */
export interface Loading {
  store: AppStore;
  /** On the server, where a document waits for its page; in the browser, pages show themselves what loads. */
  isDocument: boolean;
  /** On the server, the code of the set that a collection showed last in this browser, in upper case. */
  cardSet?: string | undefined;
}

interface Started {
  page: PageRoute;
  loader: PageLoader;
  params: Params;
  /** Of the page's address. */
  request: Request;
}

/** Starts the card sets' query, which every page needs. */
export const startCardSets = ({ store: { dispatch }, isDocument }: Loading) =>
  settled(dispatch(cardSetEndpoints.cardSets.initiate(undefined, AHEAD)).unwrap(), isDocument);

/**
 * Starts a page's queries, if this person may open it.
 *
 * @throws CallError on the server, if a query fails: a document that says so would be kept, and sent to everyone
 */
export function startPage({ page, loader, params, request }: Started, loading: Loading) {
  const { store, isDocument, cardSet } = loading;
  const { dispatch, getState } = store;
  if (!mayStart(page.access, store)) return null;
  const prepare: PageStart['prepare'] = (action) => {
    if (isDocument) dispatch(action);
  };
  const query = new URL(request.url).search.slice(1);
  const started = loader({
    dispatch,
    getState,
    isDocument,
    params,
    read: ({ decode, followed }) => {
      const decoded = decode(query);
      prepare(followed(decoded));
      return decoded.state;
    },
    prepare,
    cardSet,
    isSignedIn: mayStart('signedIn', store),
  });
  return settled(started, isDocument);
}

/** Waits on the server; in the browser, the page's own queries say what failed. A loader's result is never undefined. */
function settled(started: Promise<unknown>, isDocument: boolean): Promise<null> | null {
  if (isDocument) return started.then(() => null);
  started.catch(() => undefined);
  return null;
}

function mayStart(access: PageAccess, store: AppStore): boolean {
  const { status, user } = selectSession(store.getState());
  switch (access) {
    case 'everyone':
    case 'visitors':
      return true;
    case 'signedIn':
      return status === 'signedIn';
    case 'admins':
      return user !== null && isAdmin(user);
  }
}
