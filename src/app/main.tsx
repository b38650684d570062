import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { shownTheme } from '@/features/switch-theme';
import './styles';
import { Providers } from './providers';
import { applicationRoutes } from './router';
import { makeStore } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const store = makeStore({ theme: { name: shownTheme() } });

createRoot(root).render(
  <StrictMode>
    <Providers store={store}>
      <RouterProvider router={createBrowserRouter(applicationRoutes)} />
    </Providers>
  </StrictMode>,
);
