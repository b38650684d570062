import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { shownTheme } from './theme/themes';
import { expectedUser, sessionAtStart } from '@/entities/session';
import './styles';
import { Application } from './application';
import { applicationRoutes } from './router';
import { makeStore } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const store = makeStore({
  session: sessionAtStart(expectedUser.get()),
  theme: { name: shownTheme() },
});

createRoot(root).render(
  <StrictMode>
    <Application
      store={store}
      router={createBrowserRouter(applicationRoutes)}
      routes={applicationRoutes}
    />
  </StrictMode>,
);
