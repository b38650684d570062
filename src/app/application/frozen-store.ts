import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { CapsuleState } from '@domain/capsule';
import { baseApi } from '@/shared/api';
import { rootReducer } from '../store';

/** Adds the empty list that now means a single number to cards recorded before printings had several. */
function cardWithLaterFields(card: unknown): unknown {
  const printings = (card as { cardVariants?: unknown } | null)?.cardVariants;
  if (!Array.isArray(printings)) return card;
  const cardVariants = printings.map((printing: object) => ({ otherNumbers: [], ...printing }));
  return { ...(card as object), cardVariants };
}

/**
 * A state that an earlier version of the program may have recorded, with the slices and the fields of cards that were
 * added since, so it can be rendered. A replay compares the recorded state and doesn't add them.
 */
export function withLaterFields(recorded: CapsuleState): CapsuleState {
  const state = { ...rootReducer(undefined, { type: 'recordingOpened' }), ...recorded };
  const cardCache = state['cardCache'] as { byId?: Record<string, unknown> | null } | undefined;
  if (!cardCache?.byId) return state;
  const byId = Object.fromEntries(
    Object.entries(cardCache.byId).map(([id, card]) => [id, cardWithLaterFields(card)]),
  );
  return { ...state, cardCache: { ...cardCache, byId } };
}

const { internal_getRTKQSubscriptions: askForSubscriptions } = baseApi.internalActions;

/** A query hook's message to the API's middleware, which is missing here. */
const noSubscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
};

const nothing = () => undefined;

/** A query hook's result instead of a request. */
const noRequest = {
  abort: nothing,
  refetch: nothing,
  reset: nothing,
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
};

/** Passes no action to the reducer and runs no thunk, so no query fetches, polls or cleans up. */
const ignoreActions: Middleware = () => () => (action) => {
  if (typeof action === 'function') return noRequest;
  return askForSubscriptions.match(action) ? noSubscriptions : action;
};

/** A store with a fixed, recorded state (rules/capsules#frozen). */
export const frozenStore = (state: CapsuleState) =>
  configureStore({
    reducer: (held = state as unknown as RootState) => held,
    devTools: false,
    middleware: () => [ignoreActions] as never,
    enhancers: (getDefault) => getDefault({ autoBatch: false }),
  });
