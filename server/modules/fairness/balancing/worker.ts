import { type BalancedChoice, balanceChoice } from './balance-choice';
import type { ChoiceTask } from './choice';
import { loadSolver } from './highs-solver';

/** Runs in a worker thread, which the solver blocks until it is done. */

const solve = await loadSolver();

export default (task: ChoiceTask): BalancedChoice | null => balanceChoice(task, solve);
