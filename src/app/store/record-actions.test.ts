import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { recordActions } from './record-actions';

interface Sums {
  sum: number;
}

const reducer = (state: Sums = { sum: 0 }, action: UnknownAction): Sums =>
  typeof action['payload'] === 'number' ? { sum: state.sum + action['payload'] } : state;

const recordingStore = () =>
  configureStore({
    reducer,
    // Development checks walk through all actions each time, and warn if that takes long, as on a busy machine.
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }),
    enhancers: (getDefault) =>
      getDefault().concat(recordActions((action) => action.type === 'private')),
  });

const replayed = ({ recorder }: ReturnType<typeof recordingStore>) => {
  const { initialState, actions, finalState } = recorder.recording();
  expect(actions.reduce(reducer, initialState as Sums)).toEqual(finalState);
  return { initialState, actions, finalState };
};

test('actions are recorded as they reach the reducer, thunks as the actions that they dispatch', () => {
  const store = recordingStore();
  store.dispatch((dispatch: typeof store.dispatch) => dispatch({ type: 'add', payload: 2 }));
  store.dispatch({ type: 'add', payload: 3 });
  expect(replayed(store)).toEqual({
    initialState: { sum: 0 },
    actions: [
      { type: 'add', payload: 2 },
      { type: 'add', payload: 3 },
    ],
    finalState: { sum: 5 },
  });
});

test('an action that a listener dispatches follows the one that caused it', () => {
  const store = recordingStore();
  let hasAnswered = false;
  store.subscribe(() => {
    if (hasAnswered) return;
    hasAnswered = true;
    store.dispatch({ type: 'answer', payload: 10 });
  });
  store.dispatch({ type: 'add', payload: 1 });
  expect(replayed(store).actions.map(({ type }) => type)).toEqual(['add', 'answer']);
});

test('of a private action, only the resulting state is recorded', () => {
  const store = recordingStore();
  store.dispatch({ type: 'private', payload: 7 });
  store.dispatch({ type: 'add', payload: 1 });
  expect(replayed(store)).toMatchObject({ initialState: { sum: 7 }, finalState: { sum: 8 } });
});

test('the oldest actions are folded into the initial state', () => {
  const store = recordingStore();
  for (let count = 0; count < 12_000; count += 1) store.dispatch({ type: 'add', payload: 1 });
  expect(store.recorder.count()).toBeLessThanOrEqual(5_000);
  expect(store.recorder.count()).toBeGreaterThan(4_000);
  expect(replayed(store).finalState).toEqual({ sum: 12_000 });
});

test('large actions are dropped sooner', () => {
  const store = recordingStore();
  const cards = Array.from({ length: 3_000 }, () => 0);
  for (let count = 0; count < 20; count += 1)
    store.dispatch({ type: 'received', payload: { cards } });
  expect(store.recorder.count()).toBeLessThanOrEqual(6);
});

test('a state that was reached without an action restarts the recording', () => {
  const store = recordingStore();
  store.dispatch({ type: 'add', payload: 1 });
  store.replaceReducer((state = { sum: 0 }, action) =>
    action.type === 'add' ? reducer(state, action) : { sum: 50 },
  );
  store.dispatch({ type: 'add', payload: 1 });
  expect(replayed(store)).toMatchObject({ initialState: { sum: 50 }, finalState: { sum: 51 } });
});
