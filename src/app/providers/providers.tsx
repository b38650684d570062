import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { CardSetsProvider } from '@/entities/card-set';
import { AuthProvider } from '@/entities/session';
import { ApplicationRouterProvider, type ApplicationRouter } from '@/shared/lib/address-link';

interface ProvidersProps {
  store: Store<RootState>;
  router: ApplicationRouter;
}

/** The screen that the router's address leads to, in what it may count on: the store, who is signed in, and the card sets. */
export const Providers = ({ store, router }: ProvidersProps) => (
  <Provider store={store}>
    <AuthProvider>
      <CardSetsProvider>
        <ApplicationRouterProvider value={router}>
          {/* An address rendered later than its slice would lend stale links to what is clicked meanwhile. */}
          <RouterProvider router={router} useTransitions={false} />
        </ApplicationRouterProvider>
      </CardSetsProvider>
    </AuthProvider>
  </Provider>
);
