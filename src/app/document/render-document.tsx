import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { documentAddress, type DocumentRequest, type RenderedDocument } from '@domain/document';
import { apiErrorOf, baseApi, type CallError } from '@/shared/api';
import { sessionAtStart } from '@/entities/session';
import { Application } from '../application';
import { applicationRoutes, loadMatchedPages } from '../router';
import { Shell } from '../shell';
import { type AppStore, makeStore } from '../store';
import { documentStateJson, personalStateJson } from './document-state';
import { loadFirstScreen } from './first-screen/load-first-screen';
import { loadPersonal } from './first-screen/account';

/** The frame around every page, which the browser shows while the page's file loads. */
const FRAME: RouteObject[] = [{ path: '*', element: <Shell /> }];

/**
 * Renders a part of the document at an address, as the browser application would after its queries. It runs on the
 * server; `fetch` there answers the application's operations.
 *
 * @returns null where this person may not see the page's subject or it doesn't exist: the browser shows that itself
 */
export async function renderDocument(request: DocumentRequest): Promise<RenderedDocument | null> {
  const { part, theme, expectsUser, providerName } = request;
  const store = makeStore({
    session: sessionAtStart(expectsUser, providerName),
    theme: { name: theme },
  });
  try {
    switch (part) {
      case 'page':
        return await renderPage(store, request);
      case 'frame':
        return await render(store, FRAME, request);
      case 'state':
        return { html: '', state: await loadState(store, request) };
    }
  } finally {
    // Otherwise timers would keep its answers for as long as a browser keeps them.
    store.dispatch(baseApi.util.resetApiState());
  }
}

async function renderPage(store: AppStore, request: DocumentRequest) {
  const { address, cardSet } = request;
  try {
    await Promise.all([
      loadFirstScreen(store, address, { user: null, cardSet }),
      loadMatchedPages(applicationRoutes, { pathname: address.split('?', 1)[0] ?? '' }),
    ]);
  } catch (error) {
    if (isRefusal(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
  return render(store, applicationRoutes, request);
}

/** What a person's page needs beyond the page that everyone gets. The browser loads what can't be loaded here. */
async function loadState(store: AppStore, { address, user, cardSet }: DocumentRequest) {
  try {
    await (documentAddress(address) === undefined
      ? loadFirstScreen(store, address, { user, cardSet })
      : loadPersonal({ dispatch: store.dispatch, user }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return personalStateJson(store.getState());
}

/** Faults of this program are errors; queries fail with plain objects. */
const isRefusal = (error: unknown): error is CallError & { code: string } =>
  !(error instanceof Error) && apiErrorOf(error as CallError).code !== 'UNREADABLE';

async function render(
  store: AppStore,
  routes: RouteObject[],
  { address, part }: DocumentRequest,
): Promise<RenderedDocument> {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const state = documentStateJson(store.getState(), part === 'frame');
  const html = await renderWhole(
    <StrictMode>
      <Application store={store} router={router} routes={applicationRoutes} fromDocument />
    </StrictMode>,
  );
  return { html, state };
}

/**
 * The markup with every page's file loaded, in one piece: pieces that come later would need a script that puts them in
 * place.
 */
function renderWhole(screen: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(screen, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
