import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Actions that aren't recorded, only their resulting state. */
type IsForgotten = (action: UnknownAction) => boolean;

/** The actions since the page was opened, or since the oldest ones were dropped. */
export interface Recording<State = unknown> {
  initialState: State;
  actions: readonly UnknownAction[];
  finalState: State;
}

/** Actions that are dropped together, and the state before them. */
interface Block {
  start: unknown;
  actions: UnknownAction[];
  weight: number;
}

/** The number of recorded actions, and of their parts (mostly cards). */
const LIMITS = { actions: 5_000, weight: 20_000 };
const BLOCK = { actions: 250, weight: 1_000 };

/** Records actions as they reach the reducer: references only, since actions and states never change in place. */
class Recorder {
  private blocks: Block[] = [];
  private seen: unknown = undefined;

  begin(state: unknown): void {
    this.blocks = [{ start: state, actions: [], weight: 0 }];
    this.seen = state;
  }

  /** Restarts if the state changed without an action, as in a jump in time. */
  expect(state: unknown): void {
    if (state !== this.seen) this.begin(state);
  }

  add(action: UnknownAction, before: unknown): void {
    let block = this.blocks.at(-1);
    if (!block || block.actions.length >= BLOCK.actions || block.weight >= BLOCK.weight) {
      block = { start: before, actions: [], weight: 0 };
      this.blocks.push(block);
    }
    block.actions.push(action);
    block.weight += weightOf(action);
    while (this.blocks.length > 1 && this.isTooMuch()) this.blocks.shift();
  }

  reached(state: unknown): void {
    this.seen = state;
  }

  private isTooMuch(): boolean {
    return (
      this.count() > LIMITS.actions ||
      this.blocks.reduce((sum, { weight }) => sum + weight, 0) > LIMITS.weight
    );
  }

  count(): number {
    return this.blocks.reduce((sum, { actions }) => sum + actions.length, 0);
  }

  taken(state: unknown): Recording {
    this.expect(state);
    return {
      initialState: this.blocks[0]?.start,
      actions: this.blocks.flatMap(({ actions }) => actions),
      finalState: state,
    };
  }
}

interface Recorded {
  recorder: {
    /** The recording: the actions lead from the initial to the final state. */
    recording: () => Recording;
    /** The number of recorded actions. */
    count: () => number;
  };
}

/** Records a store's actions, at most 5,000; the oldest are folded into the initial state. */
export const recordActions =
  (isForgotten: IsForgotten): StoreEnhancer<Recorded> =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const recorder = new Recorder();
    recorder.begin(store.getState());
    let isUnderWay = false;

    /** Recorded before it runs, since a listener may dispatch the next action at once. */
    const run: typeof store.dispatch = (action) => {
      recorder.add(action, store.getState());
      if (isUnderWay) return store.dispatch(action);
      isUnderWay = true;
      try {
        return store.dispatch(action);
      } finally {
        isUnderWay = false;
        recorder.reached(store.getState());
      }
    };
    return {
      ...store,
      dispatch(action) {
        if (!isUnderWay) recorder.expect(store.getState());
        if (!isForgotten(action)) return run(action);
        const answer = store.dispatch(action);
        recorder.begin(store.getState());
        return answer;
      },
      recorder: {
        recording: () => recorder.taken(store.getState()),
        count: () => recorder.count(),
      },
    };
  };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The approximate size of an action: 1, and one for each entry of a list in its payload. Never walks deeper. */
function weightOf({ payload }: UnknownAction & { payload?: unknown }): number {
  if (typeof payload !== 'object' || payload === null) return 1;
  let weight = 1 + lengthOf(payload);
  if (!Array.isArray(payload)) for (const part of Object.values(payload)) weight += lengthOf(part);
  return weight;
}
