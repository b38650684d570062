import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import {
  checkSessionAtStart,
  expectedUser,
  pendingSignOut,
  sessionAtStart,
} from '@/entities/session';
import { loadSending } from '@/shared/api';
import './styles';
import { Application } from './application';
import { readDocumentState } from './document/document-state';
import { loadMatchedPages, makeRoutes } from './router';
import { makeStore } from './store';
import { showRememberedTheme, shownTheme } from './theme/shown-theme';
import { isRewritten } from './translation/is-rewritten';
import { keepTextsInPlace } from './translation/keep-texts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

keepTextsInPlace();
showRememberedTheme();
// Not awaited: loading a page's file waits until this file has run.
void start(root);

async function start(element: HTMLElement): Promise<void> {
  // Where a logout is still to be sent, nobody's page is shown.
  const brought = pendingSignOut.get() ? null : readDocumentState();
  const store = makeStore({
    session: sessionAtStart(expectedUser.get()),
    ...brought?.state,
    theme: { name: shownTheme() },
  });
  const routes = makeRoutes({ store, isDocument: false });
  // In another theme or language, the document's words differ from those that the application would render.
  const isAsRendered = brought?.state.theme?.name === shownTheme() && !isRewritten(element);
  // If the page's file can't be loaded, the router tries again and reports a failure.
  const hydrates = isAsRendered && (await isLoaded(routes));
  // Nothing is drawn yet, so what is drawn first may already be the person's own.
  if (!hydrates) store.dispatch(checkSessionAtStart());
  // Made late, so that it starts with the current address.
  const router = createBrowserRouter(
    routes,
    hydrates && brought ? { hydrationData: { loaderData: brought.loaderData } } : {},
  );
  const application = (
    <StrictMode>
      <Application store={store} router={router} renderedAddress={brought?.address ?? null}>
        {/* If the address were rendered later than its slice, links clicked in between would be stale. */}
        <RouterProvider router={router} useTransitions={false} />
      </Application>
    </StrictMode>
  );
  if (hydrates)
    startTransition(() => void hydrateRoot(element, application, { onRecoverableError }));
  else createRoot(element).render(application);
  // The document has answered the first calls; if this fails, the next one reports it.
  await loadSending().catch(() => undefined);
}

/** What React calls a part that changed before it was hydrated, in development and in a build. */
const CHANGED_BEFORE = /before it finished hydrating|error #421/;
/** What React calls markup that isn't what the server made. */
const OTHER_MARKUP = /hydrati(on|ng)|Text content does not match|error #(418|422|423|425)/;

/**
 * As React reports it, but for two things that change a page while it is still hydrated, after which React draws the
 * parts again: a link that is followed changes the address, and a translator changes the words.
 */
function onRecoverableError(error: unknown): void {
  const message = String(error);
  const isExpected =
    CHANGED_BEFORE.test(message) || (OTHER_MARKUP.test(message) && isRewritten(document.body));
  if (!isExpected) reportError(error);
}

/** Loads the page's file. @returns whether it is there */
function isLoaded(routes: RouteObject[]): Promise<boolean> {
  return loadMatchedPages(routes, window.location).then(
    () => true,
    () => false,
  );
}
