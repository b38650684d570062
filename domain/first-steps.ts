/** A newcomer's first steps, in this order (rules/pages#first-steps). */
export const FIRST_STEPS = ['handle', 'count', 'want', 'share'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The facts from which a player's first steps follow. */
export interface FirstStepsState {
  hasHandle: boolean;
  /** Whether the collection holds a copy. */
  hasCount: boolean;
  /** Whether the want list names a printing. */
  hasWant: boolean;
  /** Whether anybody else may see the collection or a list. */
  hasShared: boolean;
  isPutAway: boolean;
}

export interface ShownFirstStep {
  step: FirstStep;
  isDone: boolean;
}

/** Whether the player has hidden steps that are still to be done. */
export const hasHiddenFirstSteps = (state: FirstStepsState): boolean =>
  state.isPutAway && firstStepsToShow({ ...state, isPutAway: false }) !== null;

/** The steps to show; null once all are done or the player has hidden them (rules/pages#first-steps). */
export function firstStepsToShow(state: FirstStepsState): readonly ShownFirstStep[] | null {
  const done: Record<FirstStep, boolean> = {
    handle: state.hasHandle,
    count: state.hasCount,
    want: state.hasWant,
    share: state.hasShared,
  };
  if (state.isPutAway || FIRST_STEPS.every((step) => done[step])) return null;
  return FIRST_STEPS.map((step) => ({ step, isDone: done[step] }));
}
