import type { Capsule, Reduce } from './capsule';
import { replayCapsule, stepsOf } from './replay-capsule';

interface Counts {
  [name: string]: unknown;
  lamps: { lit: number; out: number };
  log: string[];
}

const reduce: Reduce = (given, action) => {
  const state = given as Counts;
  if (action.type !== 'lit') return state;
  const lit = state.lamps.lit + Number(action['payload']);
  return { ...state, lamps: { ...state.lamps, lit }, log: [...state.log, `lit ${lit}`] };
};
const initialState: Counts = { lamps: { lit: 0, out: 3 }, log: [] };
const actions = [{ type: 'lit', payload: 1 }, { type: 'seen' }, { type: 'lit', payload: 2 }];
const { steps, state: finalState } = stepsOf(initialState, actions, reduce);
const capsule: Capsule = {
  format: 'starbinder-capsule',
  version: 1,
  program: '0.1.0',
  createdAt: '2026-03-01T12:00:00.000Z',
  link: '/',
  catalogue: '',
  initialState,
  actions,
  steps,
  finalState,
};

test('the same reducer gives the same states, and each step records its changes', () => {
  expect(replayCapsule(capsule, reduce)).toEqual({ agrees: true, steps: 3 });
  expect(steps).toEqual([
    { 'lamps.lit': '1', log: '["lit 1"]' },
    {},
    { 'lamps.lit': '3', log: '["lit 1","lit 3"]' },
  ]);
});

test('the first step that differs is named, with the path and both values', () => {
  const other: Reduce = (state, action) =>
    action['payload'] === 2 ? reduce(state, { ...action, payload: 5 }) : reduce(state, action);
  expect(replayCapsule(capsule, other)).toEqual({
    agrees: false,
    step: 3,
    actionType: 'lit',
    path: 'lamps.lit',
    expected: '3',
    actual: '6',
  });
});

test('an extra change and a missing change are differences', () => {
  const idle: Reduce = (state) => state;
  expect(replayCapsule(capsule, idle)).toMatchObject({
    step: 1,
    expected: '1',
    actual: 'unchanged',
  });
  const busy: Reduce = (state, action) => {
    const { lamps, log } = reduce(state, action) as Counts;
    return { lamps: { ...lamps, seen: action.type }, log };
  };
  expect(replayCapsule(capsule, busy)).toMatchObject({
    step: 1,
    path: 'lamps.seen',
    expected: 'unchanged',
    actual: '"lit"',
  });
});

test('a slice that the program has added since isn’t a difference', () => {
  const grown: Reduce = (state, action) => ({ ...reduce(state, action), news: action.type });
  expect(replayCapsule(capsule, grown)).toEqual({ agrees: true, steps: 3 });
});

test('a reducer that throws is a difference', () => {
  const failing: Reduce = (state, action) => {
    if (action.type === 'seen') throw new TypeError('no lamp');
    return reduce(state, action);
  };
  expect(replayCapsule(capsule, failing)).toMatchObject({ step: 2, actual: 'TypeError: no lamp' });
});

test('a final state that the actions don’t lead to is a difference', () => {
  const changed = { ...capsule, finalState: { ...finalState, log: ['lit 1', 'lit 4'] } };
  expect(replayCapsule(changed, reduce)).toMatchObject({
    step: 4,
    path: 'log.1',
    expected: '"lit 4"',
    actual: '"lit 3"',
  });
});

test('many changes in one place are summarized by a digest, which differs for different changes', () => {
  const many = (offset: number) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`lamp-${index}`, index + offset]));
  const summaries = [1, 2].map(
    (offset) => stepsOf({ lamps: {} }, [{ type: 'all' }], () => ({ lamps: many(offset) })).steps[0],
  );
  expect(Object.keys(summaries[0] ?? {})).toEqual(['lamps']);
  expect(summaries[0]?.['lamps']).toMatch(/^#[0-9a-f]{16}$/);
  expect(summaries[0]).not.toEqual(summaries[1]);
});
