import type { FirstStepsState } from '@domain/first-steps';

/** Nothing done, and hidden; `given` replaces what a test is about. */
export const aFirstSteps = (given: Partial<FirstStepsState> = {}): FirstStepsState => ({
  hasHandle: false,
  hasCount: false,
  hasWant: false,
  hasShared: false,
  isPutAway: true,
  ...given,
});
