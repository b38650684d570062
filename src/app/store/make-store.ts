import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { devTools } from './dev-tools';
import { rootReducer } from './root-reducer';

export type RootState = ReturnType<typeof rootReducer>;

/** Development's checks walk through all they are given; a catalogue is too much to walk at every action. */
const CATALOGUE_STATE = ['cardCache'];
const CATALOGUE_PAYLOAD = ['payload.cards', 'meta.arg', 'meta.baseQueryMeta'];
/** Milliseconds. A busy machine is no reason to warn; a walk through a catalogue takes longer than this. */
const WARN_AFTER = 250;

/** The application's store, from a state to begin with if there is one. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    devTools,
    middleware: (getDefault) =>
      getDefault({
        immutableCheck: { ignoredPaths: CATALOGUE_STATE, warnAfter: WARN_AFTER },
        serializableCheck: {
          ignoredPaths: CATALOGUE_STATE,
          warnAfter: WARN_AFTER,
          ignoredActionPaths: CATALOGUE_PAYLOAD,
        },
      }).concat(baseApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
