import type { ReactNode } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { CardSetsProvider } from '@/entities/card-set';
import { AuthProvider } from '@/entities/session';

/** What every screen may count on: the store, who is signed in, and the card sets. */
export const Providers = ({
  store,
  children,
}: {
  store: Store<RootState>;
  children: ReactNode;
}) => (
  <Provider store={store}>
    <AuthProvider>
      <CardSetsProvider>{children}</CardSetsProvider>
    </AuthProvider>
  </Provider>
);
