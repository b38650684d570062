import {
  readCapsule,
  type Capsule,
  type CapsuleAction,
  type CapsuleState,
  type Reduce,
} from '@domain/capsule';
import { devToolsLog, makeCapsule, withinSize } from './capsules';
import { reduce } from '@tests/support/client/take-capsule';
import capsule from '../../../tests/replay/opening-a-set.json';
import '@/entities/card-set';

const add: Reduce = (state, action) => ({
  sum: Number(state['sum']) + Number(action['payload']),
});
const actions: CapsuleAction[] = [1, 2, 3, 4].map((payload) => ({ type: 'add', payload }));
const size = JSON.stringify(actions[0]).length;
const start: CapsuleState = { sum: 0 };

test.each([
  ['all fit', { actions: 9, size: 1_000 }, 0, 4],
  ['two at most', { actions: 2, size: 1_000 }, 3, 2],
  ['room for one', { actions: 9, size: size * 1.5 }, 6, 1],
  ['room for none', { actions: 9, size: 1 }, 10, 0],
])('%s', (_name, limits, sum, count) => {
  const kept = withinSize(start, actions, add, limits);
  expect(kept).toEqual({ initialState: { sum }, actions: actions.slice(4 - count) });
  expect(kept.actions.reduce(add, kept.initialState)).toEqual({ sum: 10 });
});

/** Reads a file as the extension's import does: it parses the texts inside. */
function imported(file: string) {
  const { payload, preloadedState } = JSON.parse(file) as Record<string, unknown>;
  if (typeof payload !== 'string' || typeof preloadedState !== 'string')
    throw new Error('no texts');
  return {
    nextLiftedState: JSON.parse(payload) as Capsule['actions'],
    preloadedState: JSON.parse(preloadedState) as Capsule['initialState'],
  };
}

test('a log for the Redux DevTools leads to the capsule’s final state', () => {
  const { nextLiftedState, preloadedState } = imported(devToolsLog(capsule as unknown as Capsule));
  // A list counts as plain actions, run one by one over the state to begin with.
  expect(Array.isArray(nextLiftedState)).toBe(true);
  const last = nextLiftedState.reduce(reduce, preloadedState);
  expect(JSON.parse(JSON.stringify(last))).toMatchObject(capsule.finalState);
});

test.each([true, false])(
  'a capsule says whether its state came with the document: %s',
  (fromDocument) => {
    const recording = { initialState: start, actions, finalState: { sum: 10 } };
    const made = makeCapsule({ recording, reduce: add, link: '/', fromDocument, now: new Date() });
    const read = readCapsule(JSON.stringify(made));
    expect(read).toMatchObject({ ok: true, capsule: { fromDocument } });
  },
);
