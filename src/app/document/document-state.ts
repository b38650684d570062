import { DOCUMENT_STATE_ID } from '@domain/document';
import { prefetchedAt } from '@/shared/api';
import { rootReducer } from '../store';

type Api = RootState['api'];

/** The parts of the state that a document brings to the browser. The rest is the same in every new store. */
interface DocumentState extends Pick<
  RootState,
  'cardCache' | 'cardList' | 'collectionList' | 'session' | 'theme' | 'tradeList' | 'tradingHub'
> {
  queries: Api['queries'];
  provided: Api['provided'];
}

/** The state that a page was rendered from, as JSON. */
export function documentStateJson(state: RootState): string {
  const { session, theme, cardCache, cardList, collectionList, tradeList, tradingHub } = state;
  const slices = { session, theme, cardCache, cardList, collectionList, tradeList, tradingHub };
  const { queries, provided } = state.api;
  return JSON.stringify({ ...slices, queries, provided } satisfies DocumentState);
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

/** The initial state that the document brought with its first screen; null if it brought none. */
export function readDocumentState(): Partial<RootState> | null {
  const json = document.getElementById(DOCUMENT_STATE_ID)?.textContent;
  if (!json) return null;
  const { queries, provided, ...slices } = JSON.parse(json) as DocumentState;
  const { api } = rootReducer(undefined, { type: '' });
  // As cards of answers are (`parseCard`): the store's first change would otherwise walk through all of them.
  for (const card of Object.values(slices.cardCache.byId)) Object.freeze(card);
  return { ...slices, api: { ...api, queries: asNew(queries), provided } };
}

/** The server's clock may differ. */
function asNew(queries: Api['queries']): Api['queries'] {
  const fulfilledTimeStamp = prefetchedAt();
  return Object.fromEntries(
    Object.entries(queries).map(([key, query]) => [key, query && { ...query, fulfilledTimeStamp }]),
  ) as Api['queries'];
}
