import { type DealJob, findDeals, type FoundDeal } from '@domain/deal';
import { type BalancedChoice, balanceChoice, type BalanceJob } from './balance-choice';
import type { Candidate, ChoiceTask } from './choice';
import { loadSolver } from './highs-solver';

/** Runs in a worker thread, which the solver blocks until it is done. */

const { solveChoice, solveDeal } = await loadSolver();

const card = (way: Candidate['way'], at: number): Candidate => ({
  variantId: `${way} ${at}`,
  way,
  priceInCents: 137 + at * at * 211,
  chosen: at % 2,
  most: 3,
});
/** WebAssembly is compiled as it is used first: in a choice that nobody waits a second for. */
const WARM_UP: ChoiceTask = {
  candidates: Array.from({ length: 12 }, (_, at) => card(at % 3 === 0 ? 'GETS' : 'GIVES', at)),
  kept: { GIVES: { cents: 0, printings: 0 }, GETS: { cents: 7_777, printings: 0 } },
  maxPrintings: 100,
};
balanceChoice({ task: WARM_UP, seconds: 3 }, solveChoice);

/** A choice to be balanced, or deals to be found. */
export type SolverJob = { balance: BalanceJob } | { deals: DealJob };

export default (job: SolverJob): BalancedChoice | FoundDeal[] | null =>
  'deals' in job ? findDeals(job.deals, solveDeal) : balanceChoice(job.balance, solveChoice);
