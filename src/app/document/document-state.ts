import { DOCUMENT_STATE_ID } from '@domain/document';
import { baseApi } from '@/shared/api';
import { rootReducer } from '../store';

/** What of the state a document brings to the browser: the rest is as in every new store. */
type DocumentState = Pick<RootState, 'cardCache' | 'cardList' | 'session' | 'theme'> & {
  queries: RootState['api']['queries'];
  provided: RootState['api']['provided'];
};

/** The state as JSON that may stand in a script element. */
export function documentStateJson({ api, cardCache, cardList, session, theme }: RootState): string {
  const { queries, provided } = api;
  const state: DocumentState = { cardCache, cardList, session, theme, queries, provided };
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Takes the state's text out of the document once it has been taken over: it may be several hundred kilobytes. */
export const dropDocumentState = (): void => document.getElementById(DOCUMENT_STATE_ID)?.remove();

/** The initial state that the document brought; null where the document is empty. */
export function readDocumentState(): Partial<RootState> | null {
  const json = document.getElementById(DOCUMENT_STATE_ID)?.textContent;
  if (!json) return null;
  const { queries, provided, ...slices } = JSON.parse(json) as DocumentState;
  const api = { ...rootReducer(undefined, { type: '' })[baseApi.reducerPath], queries, provided };
  return { ...slices, api };
}
