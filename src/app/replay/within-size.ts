import {
  CAPSULE_ACTIONS,
  type CapsuleAction,
  type CapsuleState,
  type Reduce,
} from '@domain/capsule';

/** How much the actions of a capsule may take, in UTF-16 units of JSON. */
const SIZE = 20_000_000;

/** Folds the oldest actions into the initial state, until the rest is small enough. */
export function withinSize(
  initialState: CapsuleState,
  actions: CapsuleAction[],
  reduce: Reduce,
  limits = { actions: CAPSULE_ACTIONS, size: SIZE },
): { initialState: CapsuleState; actions: CapsuleAction[] } {
  let first = actions.length;
  let room = limits.size;
  while (first > 0 && actions.length - first < limits.actions) {
    room -= JSON.stringify(actions[first - 1]).length;
    if (room < 0) break;
    first -= 1;
  }
  return {
    initialState: actions.slice(0, first).reduce(reduce, initialState),
    actions: actions.slice(first),
  };
}
