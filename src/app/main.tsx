import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { checkSessionAtStart, expectedUser, sessionAtStart } from '@/entities/session';
import { loadSending } from '@/shared/api';
import './styles';
import { Application } from './application';
import { readDocumentState } from './document/document-state';
import { applicationRoutes, loadAhead, loadMatchedPages } from './router';
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
  const brought = readDocumentState();
  const store = makeStore({
    session: sessionAtStart(expectedUser.get()),
    ...brought,
    theme: { name: shownTheme() },
  });
  // In another theme or language, the document's words differ from those that the application would render.
  const isAsRendered = brought?.theme?.name === shownTheme() && !isRewritten(element);
  // If the page's file can't be loaded, the router tries again and reports a failure.
  const hydrates = isAsRendered && (await isLoaded());
  const application = (
    <StrictMode>
      <Application
        store={store}
        // Made late, so that it starts with the current address.
        router={createBrowserRouter(applicationRoutes)}
        routes={applicationRoutes}
        fromDocument={brought !== null}
      />
    </StrictMode>
  );
  if (!hydrates) {
    // Nothing is drawn yet, so what is drawn first may already be the person's own.
    store.dispatch(checkSessionAtStart());
    createRoot(element).render(application);
  } else startTransition(() => void hydrateRoot(element, application, { onRecoverableError }));
  // The document has answered the first calls; if this fails, the next one reports it.
  await loadSending().catch(() => undefined);
  loadAhead(applicationRoutes, store.dispatch);
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
function isLoaded(): Promise<boolean> {
  return loadMatchedPages(applicationRoutes, window.location).then(
    () => true,
    () => false,
  );
}
