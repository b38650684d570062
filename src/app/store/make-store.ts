import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { devTools } from './dev-tools';
import { recordActions } from './record-actions';
import { rootReducer } from './root-reducer';

/** Development checks walk through all data; a catalogue is too large for that at every action. */
const CATALOGUE_STATE = ['cardCache'];
const CATALOGUE_PAYLOAD = ['payload.cards', 'meta.arg', 'meta.baseQueryMeta'];
/** In milliseconds: longer than a busy machine needs, shorter than a walk through a catalogue. */
const WARN_AFTER = 1_500;

/** The API's middleware registers with a random id of this page, which can't be replayed. */
const isRegistration = baseApi.internalActions.middlewareRegistered.match;

/**
 * The application's store, optionally with an initial state. It records its actions, so its state can be replayed
 * (rules/capsules#one-owner-of-each-fact), and can be paused while a frozen screen is shown.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const pause = makePause();
  const listeners = createListenerMiddleware({
    onError: (error) => logError('A listener failed.', error),
  });
  const store = configureStore({
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
      })
        // Pages come and go while the store is paused: their listeners do, too, and hear of no change.
        .prepend(listeners.middleware, pause.middleware)
        .concat(baseApi.middleware),
    enhancers: (getDefault) => getDefault().concat(recordActions(isRegistration)),
  });
  return { ...store, holdDuring: pause.during };
}

export type AppStore = ReturnType<typeof makeStore>;

declare global {
  /** The whole state. Global, so lower layers can use it; typed hooks are in `shared/store`. */
  type RootState = ReturnType<typeof rootReducer>;
  type AppDispatch = AppStore['dispatch'];
}

/** A gate before a store; while it is shut, everything sent to the store is dropped. */
function makePause() {
  let isPaused = false;
  const middleware: Middleware = () => (next) => (action) => (isPaused ? undefined : next(action));
  return {
    middleware,
    /** Runs a function while the store is paused. */
    during(run: () => void): void {
      isPaused = true;
      try {
        run();
      } finally {
        isPaused = false;
      }
    },
  };
}
