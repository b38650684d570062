import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { devTools } from './dev-tools';
import { recordActions } from './record-actions';
import { rootReducer } from './root-reducer';

/** Development's checks walk through all they are given; a catalogue is too much to walk at every action. */
const CATALOGUE_STATE = ['cardCache'];
const CATALOGUE_PAYLOAD = ['payload.cards', 'meta.arg', 'meta.baseQueryMeta'];
/** Milliseconds. A busy machine is no reason to warn; a walk through a catalogue takes longer than this. */
const WARN_AFTER = 250;

/** The API's middleware makes itself known by a number of this page alone, which replays nowhere else. */
const isRegistration = baseApi.internalActions.middlewareRegistered.match;

/**
 * The application's store, from a state to begin with if there is one. It remembers its actions, so that its state
 * can be replayed (rules/capsules#one-owner-of-each-fact), and can be held as it is while another screen is looked at.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const pause = makePause();
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
        .prepend(pause.middleware)
        .concat(baseApi.middleware),
    enhancers: (getDefault) => getDefault().concat(recordActions(isRegistration)),
  });
  return { ...store, holdDuring: pause.during };
}

export type AppStore = ReturnType<typeof makeStore>;

declare global {
  /** The whole state. Global, so that the layers below can name it; typed hooks are in `shared/store`. */
  type RootState = ReturnType<typeof rootReducer>;
  type AppDispatch = AppStore['dispatch'];
}

/** A gate before a store; while it is shut, everything sent to the store is dropped. */
function makePause() {
  let isPaused = false;
  const middleware: Middleware = () => (next) => (action) => (isPaused ? undefined : next(action));
  return {
    middleware,
    /** Runs something during which the store stays as it is. */
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
