import type { CapsuleAction, CapsuleState, Reduce } from '@domain/capsule';
import { withinSize } from './make-capsule';

const reduce: Reduce = (state, action) => ({
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
  const kept = withinSize(start, actions, reduce, limits);
  expect(kept).toEqual({ initialState: { sum }, actions: actions.slice(4 - count) });
  expect(kept.actions.reduce(reduce, kept.initialState)).toEqual({ sum: 10 });
});
