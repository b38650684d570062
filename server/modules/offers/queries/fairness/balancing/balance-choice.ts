import { canBeFilled, type Choice, type ChoiceTask, sumsOf } from './choice';
import { choiceModel, type Goal, readChoice, type SolvedValues } from './choice-model';

/** A solver's answer to a model. */
export interface Solved {
  /** OPTIMAL: proven best. STOPPED: by the time limit, perhaps with values. */
  status: 'OPTIMAL' | 'INFEASIBLE' | 'STOPPED';
  values: SolvedValues;
}

/** Solves a model, for so many seconds at most. @throws Error for a fault */
export type Solve = (model: string, seconds: number) => Solved;

export interface BalancedChoice {
  choice: Choice;
  /** Whether no other choice is closer to the goal. */
  isProvenBest: boolean;
}

/** A choice to be balanced, and the seconds that all its models may take. */
export interface BalanceJob {
  task: ChoiceTask;
  seconds: number;
}

export const SECONDS_FOR_A_CHOICE = 1;

/**
 * The even choice with the fewest changes, and of these the one with the smallest difference. If no choice is even, the
 * one with the smallest difference, and of these the one with the fewest changes (rules/fairness#balance-it).
 *
 * @param now milliseconds of a clock
 * @returns null if no choice is possible, or none was found in time
 */
export function balanceChoice(
  { task, seconds: allowed }: BalanceJob,
  solve: Solve,
  now: () => number = () => performance.now(),
): BalancedChoice | null {
  if (!canBeFilled(task)) return null;
  const end = now() + allowed * 1_000;
  const best = (goal: Goal): { found: Choice | null; status: Solved['status'] } => {
    const seconds = (end - now()) / 1_000;
    if (seconds <= 0) return { found: null, status: 'STOPPED' };
    const { status, values } = solve(choiceModel(task, goal), seconds);
    return { found: status === 'INFEASIBLE' ? null : readChoice(task, goal, values), status };
  };
  /** The best choice by one measure, and of these the best by the other. */
  const bestByBoth = (first: Goal, second: (found: Choice) => Goal): BalancedChoice | null => {
    const { found, status } = best(first);
    if (found === null) return null;
    if (status !== 'OPTIMAL') return { choice: found, isProvenBest: false };
    const then = best(second(found));
    return { choice: then.found ?? found, isProvenBest: then.status === 'OPTIMAL' };
  };

  const even = bestByBoth({ minimise: 'CHANGES', even: true }, (found) => ({
    minimise: 'DIFFERENCE',
    even: true,
    changes: sumsOf(task, found).changes,
  }));
  if (even !== null) return even;
  return bestByBoth({ minimise: 'DIFFERENCE', even: false }, (found) => ({
    minimise: 'CHANGES',
    even: false,
    differenceInCents: sumsOf(task, found).differenceInCents,
  }));
}
