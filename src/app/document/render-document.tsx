import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import type { DocumentRequest, RenderedDocument } from '@domain/document';
import { apiErrorOf, baseApi, type CallError } from '@/shared/api';
import { sessionAtStart } from '@/entities/session';
import { Application } from '../application';
import { applicationRoutes, loadMatchedPages } from '../router';
import { makeStore } from '../store';
import { documentStateJson } from './document-state';
import { loadFirstScreen } from './first-screen/load-first-screen';

/**
 * Renders the page at an address as a visitor's browser would after its queries. It runs on the server; `fetch` there
 * answers the application's operations.
 *
 * @returns null where visitors may not see the page's subject or it doesn't exist: the browser shows that itself
 */
export async function renderDocument(request: DocumentRequest): Promise<RenderedDocument | null> {
  const { address, theme, providerName, cardSet } = request;
  const store = makeStore({
    session: sessionAtStart(false, providerName),
    theme: { name: theme },
  });
  try {
    await Promise.all([
      loadFirstScreen(store, address, cardSet),
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
  } catch (error) {
    if (isRefusal(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  } finally {
    // Otherwise timers would keep its answers for as long as a browser keeps them.
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** Faults of this program are errors; queries fail with plain objects. */
const isRefusal = (error: unknown): error is CallError & { code: string } =>
  !(error instanceof Error) && apiErrorOf(error as CallError).code !== 'UNREADABLE';

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
