import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { expectedUser, sessionAtStart } from '@/entities/session';
import './styles';
import { Application } from './application';
import { readDocumentState } from './document/document-state';
import { declareStyleFiles } from './document/style-files';
import { applicationRoutes, loadMatchedPages } from './router';
import { makeStore } from './store';
import { showRememberedTheme, shownTheme } from './theme/shown-theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

showRememberedTheme();
declareStyleFiles();
// Not awaited: a page's file waits for this one to end.
void start(root);

/**
 * Starts the application in several short tasks, of which hydration takes the most, so that the browser can paint and
 * answer in between.
 */
async function start(element: HTMLElement): Promise<void> {
  const brought = readDocumentState();
  // In another theme, the document has other words than the application would render.
  const markup = brought?.state.theme?.name === shownTheme() ? brought.markup : null;
  await nextTask();
  const store = makeStore({
    session: sessionAtStart(expectedUser.get()),
    ...brought?.state,
    theme: { name: shownTheme() },
  });
  // A frame stays until the page's file is there. If that doesn't come, the router tries again, and says so if it fails.
  const isPageThere = markup !== 'page' || (await isLoaded());
  await nextTask();
  const application = (
    <StrictMode>
      <Application
        store={store}
        // Made late: it starts with the address as it is then.
        router={createBrowserRouter(applicationRoutes)}
        routes={applicationRoutes}
        fromDocument={brought !== null}
      />
    </StrictMode>
  );
  if (markup === null || !isPageThere) createRoot(element).render(application);
  // At once, before the router has loaded the page: the frame's markup doesn't show it yet.
  else if (markup === 'frame') flushSync(() => void hydrateRoot(element, application));
  // Outside of a transition, React would hydrate everything in one task.
  else startTransition(() => void hydrateRoot(element, application));
}

/** Loads the page's file. @returns whether it is there */
const isLoaded = (): Promise<boolean> =>
  loadMatchedPages(applicationRoutes, window.location).then(
    () => true,
    () => false,
  );

function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
