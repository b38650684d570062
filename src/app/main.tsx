import { StrictMode } from 'react';
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
const brought = readDocumentState();
const store = makeStore({
  session: sessionAtStart(expectedUser.get()),
  ...brought?.state,
  theme: { name: shownTheme() },
});

/** Made late: the router starts with the address as it is then. */
const application = () => (
  <StrictMode>
    <Application
      store={store}
      router={createBrowserRouter(applicationRoutes)}
      routes={applicationRoutes}
      fromDocument={brought !== null}
    />
  </StrictMode>
);

// In another theme, the document has other words than the application would render.
const markup = brought?.state.theme?.name === shownTheme() ? brought.markup : null;
switch (markup) {
  case 'page':
    // Not awaited: a page's file waits for this one to end.
    void loadMatchedPages(applicationRoutes, window.location).then(
      () => hydrateRoot(root, application()),
      // The router tries again, and says so if it fails.
      () => createRoot(root).render(application()),
    );
    break;
  case 'frame':
    // It stays until the page's file is there.
    hydrateRoot(root, application());
    break;
  case null:
  case undefined:
    createRoot(root).render(application());
}
