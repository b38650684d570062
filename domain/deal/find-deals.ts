import { type Candidate, type PreparedTask, prepareTask } from './candidates';
import { type DealPlan, type DealTask, SELLER_LIMITS } from './deal';
import { type PlanB, plansB } from './plan-b';
import { lowerBound } from './lower-bound';
import { dealModel, type WholeModel } from './deal-model';
import { costOfPlan, isPossiblePlan } from './plan-cost';
import { searchPlan } from './search-plan';

/** What a solver knows when it ends: the best values that it found, null for none, and what no others come below. */
export interface SolvedWhole {
  values: ArrayLike<number> | null;
  bound: number;
}

/** Solves a model from a start, for so many seconds at most. @throws Error for a fault */
export type SolveWhole = (
  model: WholeModel,
  start: readonly number[],
  seconds: number,
) => SolvedWhole;

/** The best deal that was found with so many sellers. */
interface BestDeal {
  mostSellers: number | null;
  plan: DealPlan;
  /** By how much it is above the best possible at most, in whole cents; 0 for one that is proven best. */
  gapCents: number;
}

export interface FoundDeal extends BestDeal {
  plansB: readonly PlanB[];
}

/** Deals to be found, and the seconds that all of them may take. */
export interface DealJob {
  task: Omit<DealTask, 'mostSellers'>;
  seconds: number;
}

/**
 * The cheapest deal for each number of sellers that is compared, any number first. If none of the others has all that can
 * be had, the last one has it from as few sellers as can be (rules/deals#choices).
 *
 * @param now milliseconds of a clock
 */
export function findDeals(
  { task, seconds }: DealJob,
  solve: SolveWhole,
  now: () => number = () => performance.now(),
): FoundDeal[] {
  const end = now() + seconds * 1_000;
  const found: FoundDeal[] = [];
  const find = (sought: DealTask, share: number): FoundDeal => {
    const deal = findDeal(sought, solve, Math.max(0, share), now);
    return { ...deal, plansB: plansB(task, deal.plan) };
  };
  for (const [at, mostSellers] of SELLER_LIMITS.entries()) {
    // A deal from fewer sellers than there may be is the same.
    const known = found.findLast(({ plan }) => sellersIn(plan) <= (mostSellers ?? -1));
    // One more, for the fewest.
    const share = (end - now()) / 1_000 / (SELLER_LIMITS.length - at + 1);
    found.push(known ? { ...known, mostSellers } : find({ ...task, mostSellers }, share));
  }
  const [free, largest] = found;
  if (free === undefined || largest === undefined) return found;
  if (copiesIn(largest.plan) >= copiesIn(free.plan)) return found;
  const dear = { ...task, sellers: withDearEnvelopes(task), mostSellers: null };
  const fewest = find(dear, (end - now()) / 1_000);
  return [...found, { ...fewest, mostSellers: sellersIn(fewest.plan) }];
}

const sellersIn = (plan: DealPlan): number => new Set(plan.map(({ sellerId }) => sellerId)).size;
const copiesIn = (plan: DealPlan): number => plan.reduce((sum, { copies }) => sum + copies, 0);

/** In whole cents: more than a seller less could cost, unless the cards are worth as much as a house. */
const DEAR_ENVELOPE = 1_000_000;

const withDearEnvelopes = ({ sellers }: DealJob['task']): DealTask['sellers'] =>
  sellers.map((seller) => ({ ...seller, envelopeCents: DEAR_ENVELOPE }));

/** Among so many of the likeliest sellers, the best plan is looked for; among more, a solver finds worse ones in the same time. */
const MAX_SOLVED = 40;

/** After so much of the time for a deal, a bound has to do: the solver has the rest. */
const BOUNDED_AFTER = 0.6;

/** The cheapest deal for a task: never worse than what a quick search finds. */
export function findDeal(
  task: DealTask,
  solve: SolveWhole,
  seconds: number,
  now: () => number = () => performance.now(),
): BestDeal {
  const begun = now();
  const spent = () => (now() - begun) / 1_000;
  const prepared = prepareTask(task);
  const score = (plan: DealPlan) => {
    const { totalCents, envelopesCents, missing } = costOfPlan(prepared, plan);
    return totalCents + envelopesCents + missing * prepared.missingCents;
  };
  if (prepared.candidates.length === 0) {
    return { mostSellers: task.mostSellers, plan: [], gapCents: 0 };
  }
  const start = searchPlan(prepared);
  const lower = lowerBound(prepared, score(start), () => spent() > seconds * BOUNDED_AFTER);
  const { model, valuesOf, planOf } = dealModel(
    amongSellers(prepared, lower.likeliest.slice(0, MAX_SOLVED), start),
  );
  const isWhole = lower.likeliest.length <= MAX_SOLVED;
  const { values, bound } = solve(model, valuesOf(start), Math.max(0, seconds - spent()));
  const solved = values === null ? start : planOf(values);
  const isBetter = isPossiblePlan(task, solved) && score(solved) < score(start);
  const plan = isBetter ? solved : start;
  // Cents are whole, and a solver's numbers may be a little off. Nothing costs less than nothing.
  const best = Math.max(0, lower.cents, isWhole ? Math.ceil(bound - 0.01) : 0);
  const gapCents = Math.max(0, score(plan) - best);
  return { mostSellers: task.mostSellers, plan, gapCents };
}

/** Only the candidates of some sellers, and of those of the plan to begin with. */
function amongSellers(
  task: PreparedTask,
  sellers: readonly number[],
  start: DealPlan,
): PreparedTask {
  const kept = new Set(sellers);
  const used = new Set(start.map(({ sellerId }) => sellerId));
  const isKept = ({ seller }: Candidate) =>
    kept.has(seller) || used.has(task.sellers[seller]?.id ?? '');
  return { ...task, candidates: task.candidates.filter(isKept) };
}
