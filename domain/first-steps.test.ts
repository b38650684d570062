import {
  FIRST_STEPS,
  firstStepsToShow,
  hasHiddenFirstSteps,
  type FirstStepsState,
} from './first-steps';

const NOTHING: FirstStepsState = {
  hasHandle: false,
  hasCount: false,
  hasWant: false,
  hasShared: false,
  isPutAway: false,
};
const ALL: FirstStepsState = {
  hasHandle: true,
  hasCount: true,
  hasWant: true,
  hasShared: true,
  isPutAway: false,
};

const doneOf = (state: FirstStepsState) =>
  firstStepsToShow(state)?.flatMap(({ step, isDone }) => (isDone ? [step] : []));

test('a newcomer has all four to do, in order', () => {
  expect(firstStepsToShow(NOTHING)).toEqual(FIRST_STEPS.map((step) => ({ step, isDone: false })));
});

test.each([
  ['hasHandle', 'handle'],
  ['hasCount', 'count'],
  ['hasWant', 'want'],
  ['hasShared', 'share'],
] as const)('%s ticks the step %s and no other', (fact, step) => {
  expect(doneOf({ ...NOTHING, [fact]: true })).toEqual([step]);
  expect(doneOf({ ...ALL, [fact]: false })).toEqual(FIRST_STEPS.filter((each) => each !== step));
});

test('they disappear once all are done or the player has hidden them', () => {
  expect(firstStepsToShow(ALL)).toBeNull();
  expect(firstStepsToShow({ ...NOTHING, isPutAway: true })).toBeNull();
});

test.each([
  ['nothing is hidden', NOTHING, false],
  ['some are', { ...NOTHING, isPutAway: true }, true],
  ['all were done since', { ...ALL, isPutAway: true }, false],
])('if %s, there are hidden steps: %#', (_, state, isHidden) => {
  expect(hasHiddenFirstSteps(state)).toBe(isHidden);
});
