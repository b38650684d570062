import type { Capsule } from '@domain/capsule';
import { reduce } from '@tests/support/client/take-capsule';
import capsule from '../../../tests/replay/opening-a-set.json';
import { devToolsLog } from './capsule-files';
import '@/entities/card-set';

/** What the extension's import makes of a file: it reads the texts inside and hands them on. */
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
