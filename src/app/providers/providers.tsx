import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CardSetsProvider } from '@/entities/card-set';
import { AuthProvider } from '@/entities/session';
import {
  ApplicationRouterProvider,
  type ApplicationRouter,
} from '@/shared/lib/address/application-router';

interface ProvidersProps {
  store: Store<RootState>;
  router: ApplicationRouter;
  /** The router's own provider, which shows the screen of its address. */
  children: ReactNode;
}

/** The providers of the store, the session, the card sets and the router around a screen. */
export const Providers = ({ store, router, children }: ProvidersProps) => (
  <Provider store={store}>
    <AuthProvider>
      <CardSetsProvider>
        <ApplicationRouterProvider value={router}>{children}</ApplicationRouterProvider>
      </CardSetsProvider>
    </AuthProvider>
  </Provider>
);
