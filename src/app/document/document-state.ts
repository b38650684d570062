import type { HydrationState } from 'react-router-dom';
import { DOCUMENT_STATE_ID } from '@domain/document';
import { rootReducer } from '../store';

type Api = RootState['api'];

/** What a document brings to the browser: the parts of the store that its page differs in, and the router's start. */
interface DocumentState extends Pick<
  RootState,
  'cardCache' | 'cardList' | 'collectionList' | 'session' | 'theme' | 'tradeList' | 'tradingHub'
> {
  queries: Api['queries'];
  provided: Api['provided'];
  /** The address that the page was rendered for: one for all addresses that show the same. */
  address: string;
  loaderData: NonNullable<HydrationState['loaderData']>;
}

/** What a page was rendered from, as JSON. */
export function documentStateJson(
  state: RootState,
  router: Pick<DocumentState, 'address' | 'loaderData'>,
): string {
  const { session, theme, cardCache, cardList, collectionList, tradeList, tradingHub } = state;
  const slices = { session, theme, cardCache, cardList, collectionList, tradeList, tradingHub };
  const { queries, provided } = state.api;
  return JSON.stringify({ ...slices, queries, provided, ...router } satisfies DocumentState);
}

/** The element of index.html that offers a reload if the application doesn't start (rules/errors#start). */
const START_NOTICE_ID = 'start-notice';

/**
 * Removes what nothing needs once the application has started: the notice that it hasn't, and the state as text, which
 * may be several hundred kilobytes.
 */
export function removeStartupParts(): void {
  for (const id of [START_NOTICE_ID, DOCUMENT_STATE_ID]) document.getElementById(id)?.remove();
}

/** What the document brought with its page. */
export interface BroughtDocument extends Pick<DocumentState, 'address' | 'loaderData'> {
  /** The store's initial state. */
  state: Partial<RootState>;
}

/** @returns null if the document brought no page */
export function readDocumentState(): BroughtDocument | null {
  const json = document.getElementById(DOCUMENT_STATE_ID)?.textContent;
  if (!json) return null;
  const { queries, provided, address, loaderData, ...slices } = JSON.parse(json) as DocumentState;
  const { api } = rootReducer(undefined, { type: '' });
  // As cards of answers are (`parseCard`): the store's first change would otherwise walk through all of them.
  for (const card of Object.values(slices.cardCache.byId)) Object.freeze(card);
  return {
    state: { ...slices, api: { ...api, queries: asNew(queries), provided } },
    address,
    loaderData,
  };
}

/** The server's clock may differ. */
function asNew(queries: Api['queries']): Api['queries'] {
  const fulfilledTimeStamp = Date.now();
  return Object.fromEntries(
    Object.entries(queries).map(([key, query]) => [key, query && { ...query, fulfilledTimeStamp }]),
  ) as Api['queries'];
}
