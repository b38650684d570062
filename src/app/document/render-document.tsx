import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { DocumentRequest, RenderedDocument } from '@domain/document';
import { apiErrorOf, baseApi, type CallError } from '@/shared/api';
import { readAuthStatus, sessionInDocument } from '@/entities/session';
import { Application } from '../application';
import { makeRoutes } from '../router';
import { makeStore } from '../store';
import { documentStateJson } from './document-state';

/**
 * Renders the page at an address as the browser would after its queries. It runs on the server; `fetch` there
 * answers the application's operations.
 *
 * @returns null where this person may not see the page's subject or it doesn't exist: the browser shows that itself
 */
export async function renderDocument(request: DocumentRequest): Promise<RenderedDocument | null> {
  const { address, theme, session, cardSet } = request;
  const store = makeStore({
    session: sessionInDocument(readAuthStatus(session)),
    theme: { name: theme },
  });
  try {
    const { query, dataRoutes } = createStaticHandler(
      makeRoutes({ store, isDocument: true, cardSet }),
    );
    const context = await query(new Request(new URL(address, 'http://program')));
    if (context instanceof Response) return null;
    for (const error of Object.values(context.errors ?? {})) throw error;
    const state = documentStateJson(store.getState(), { address, loaderData: context.loaderData });
    const router = createStaticRouter(dataRoutes, context);
    const html = await renderWhole(
      <StrictMode>
        <Application store={store} router={router} renderedAddress={address}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Application>
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
