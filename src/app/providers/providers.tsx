import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { CardSetsProvider } from '@/entities/card-set';
import { AuthProvider } from '@/entities/session';
import { ApplicationRouterProvider, type ApplicationRouter } from '@/shared/lib/application-router';

interface ProvidersProps {
  store: Store<RootState>;
  router: ApplicationRouter;
}

/** The screen of the router's address, inside the providers of the store, the session and the card sets. */
export const Providers = ({ store, router }: ProvidersProps) => (
  <Provider store={store}>
    <AuthProvider>
      <CardSetsProvider>
        <ApplicationRouterProvider value={router}>
          {/* If the address were rendered later than its slice, links clicked in between would be stale. */}
          <RouterProvider router={router} useTransitions={false} />
        </ApplicationRouterProvider>
      </CardSetsProvider>
    </AuthProvider>
  </Provider>
);
