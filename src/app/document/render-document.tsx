import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import type { DocumentRequest, RenderedDocument } from '@domain/document';
import { baseApi } from '@/shared/api';
import { sessionAtStart } from '@/entities/session';
import { Application } from '../application';
import { applicationRoutes, loadMatchedPages } from '../router';
import { makeStore } from '../store';
import { documentStateJson } from './document-state';
import { loadFirstScreen } from './first-screen';

/**
 * Renders the first screen at an address, as the browser application would after its queries. It runs on the server;
 * `fetch` there answers the application's operations.
 */
export async function renderDocument(request: DocumentRequest): Promise<RenderedDocument> {
  const { address, theme, expectsUser } = request;
  const store = makeStore({
    session: sessionAtStart(expectsUser),
    theme: { name: theme },
  });
  try {
    await Promise.all([
      loadFirstScreen(store, address),
      loadMatchedPages(applicationRoutes, { pathname: address.split('?', 1)[0] ?? '' }),
    ]);
    const router = createMemoryRouter(applicationRoutes, { initialEntries: [address] });
    const state = documentStateJson(store.getState());
    const html = await renderWhole(
      <StrictMode>
        <Application store={store} router={router} routes={applicationRoutes} fromDocument />
      </StrictMode>,
    );
    return { html, state };
  } finally {
    // Otherwise its answers would be kept, by timers, for as long as a browser keeps them.
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** The markup with every page's file loaded, in one piece: pieces that come later would be put in place by a script. */
function renderWhole(screen: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(screen, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
