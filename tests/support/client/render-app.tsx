import { render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Application } from '@/app/application';
import { makeRoutes } from '@/app/router';
import { type AppStore, makeStore } from '@/app/store';
import type { ShownCurrency } from '@domain/pricing';
import type { User } from '@domain/user';
import type { PageRoute } from '@/shared/lib/page-route';
import { LeaveProvider } from '@/features/sign-in';
import { aCardSet } from '@tests/factories/card-set';
import type { Answers } from './answers';
import type { FakeCatalogue } from './catalogue';
import { fakeApi, type FakeApi } from './fake-api';
import { aPerson } from './person';

interface Options {
  /** The initial address. */
  path?: string;
  catalogue?: Partial<FakeCatalogue>;
  /** What the test is about. */
  answers?: Answers;
  /** Prepares the API before the first request. */
  prepare?: (api: FakeApi) => void;
  preloadedState?: Partial<RootState>;
  /** Who is signed in; nobody if it is left out. */
  user?: User;
  /** The application's, if they are left out. */
  pages?: readonly PageRoute[];
  /** In which currency they see amounts; dollars if it is left out. */
  currency?: ShownCurrency;
}

const defaults: FakeCatalogue = { cardSets: [aCardSet()] };

function renderRoutes(routesOf: (store: AppStore) => RouteObject[], options: Options) {
  const { path = '/', catalogue, answers, prepare, preloadedState } = options;
  const { user = null, currency = null } = options;
  const api = fakeApi({ ...defaults, ...catalogue }, answers);
  api.rest.user = user;
  api.rest.currency = currency;
  prepare?.(api);
  const leave = jest.fn<void, [url: string]>();
  const store = makeStore(preloadedState);
  const router = createMemoryRouter(routesOf(store), { initialEntries: [path] });
  const view = render(
    <StrictMode>
      <LeaveProvider value={leave}>
        <Application store={store} router={router} renderedAddress={null}>
          <RouterProvider router={router} useTransitions={false} />
        </Application>
      </LeaveProvider>
    </StrictMode>,
  );
  return { ...view, api, store, router, leave, user: aPerson() };
}

/** The whole application at an address: the real store, router and pages, with a fake API behind `fetch`. */
export const renderApp = (path: string, options: Omit<Options, 'path'> = {}) =>
  renderRoutes((store) => makeRoutes({ store, isDocument: false }, options.pages), {
    ...options,
    path,
  });

/** One component inside everything that the application gives a component. */
export const renderWithProviders = (element: ReactElement, options: Options = {}) =>
  renderRoutes(() => [{ path: '*', element }], options);
