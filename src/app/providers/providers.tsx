import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CardSetsProvider } from '@/entities/card-set';
import type { AppStore } from '../store';

/** What every screen may count on: the store and the card sets. */
export const Providers = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <Provider store={store}>
    <CardSetsProvider>{children}</CardSetsProvider>
  </Provider>
);
