import type { Capsule, CapsuleAction, CapsuleState, Reduce } from './capsule';
import { changesOf, firstDifference, type Changes, type Difference } from './compare-states';

/** A replay's result. `step` counts actions from 1, and is one more if only the final state differs. */
export type Replay =
  | { agrees: true; steps: number }
  | ({ agrees: false; step: number; actionType: string } & Difference);

/** What each of the actions changes, and the state after the last. */
export function stepsOf(initialState: CapsuleState, actions: CapsuleAction[], reduce: Reduce) {
  let state = initialState;
  const steps = actions.map((action) => {
    const before = state;
    state = reduce(before, action);
    return changesOf(before, state);
  });
  return { steps, state };
}

function differenceOf(recorded: Changes, replayed: Changes): Difference | null {
  for (const path of Object.keys({ ...recorded, ...replayed }).sort()) {
    const [expected = 'unchanged', actual = 'unchanged'] = [recorded[path], replayed[path]];
    if (expected !== actual) return { path, expected, actual };
  }
  return null;
}

/** The slices at the time of the recording; the program may have added others since. */
const slicesOf = ({ initialState }: Capsule, state: CapsuleState): CapsuleState =>
  Object.fromEntries(Object.keys(initialState).map((slice) => [slice, state[slice]]));

/** Runs a capsule's actions through a reducer and compares the state after each step with the recorded one. */
export function replayCapsule(capsule: Capsule, reduce: Reduce): Replay {
  let state = capsule.initialState;
  for (const [index, action] of capsule.actions.entries()) {
    const before = state;
    let difference: Difference | null;
    try {
      state = reduce(before, action);
      difference = differenceOf(
        capsule.steps[index] ?? {},
        changesOf(slicesOf(capsule, before), slicesOf(capsule, state)),
      );
    } catch (error) {
      difference = { path: '', expected: 'a state', actual: String(error) };
    }
    if (difference) {
      return { agrees: false, step: index + 1, actionType: action.type, ...difference };
    }
  }
  const difference = firstDifference(capsule.finalState, slicesOf(capsule, state));
  const steps = capsule.actions.length;
  return difference
    ? { agrees: false, step: steps + 1, actionType: 'the final state', ...difference }
    : { agrees: true, steps };
}
