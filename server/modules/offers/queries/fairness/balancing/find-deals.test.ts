import {
  costOfPlan,
  type DealTask,
  findDeals,
  isPossiblePlan,
  type SolveWhole,
} from '@domain/deal';
import { findDeal } from '@domain/deal/find-deals';
import { randomDealTask } from '@tests/factories/deal-task';
import { anyDealTask, possiblePlans, scoreOf } from '@tests/support/every-plan';
import fc from 'fast-check';
import { loadSolver } from './highs-solver';

let solve: SolveWhole;
beforeAll(async () => {
  ({ solveDeal: solve } = await loadSolver());
});

/** Without a limit that a busy machine could reach. */
const SECONDS = 600;

const compare = (one: [number, number], other: [number, number]): number =>
  one[0] - other[0] || one[1] - other[1];

test('no plan that can be carried out is better', () => {
  fc.assert(
    fc.property(anyDealTask, (task) => {
      const { plan, gapCents } = findDeal(task, solve, SECONDS);
      const best = possiblePlans(task)
        .map((each) => scoreOf(task, each))
        .toSorted(compare)[0];
      expect(isPossiblePlan(task, plan)).toBe(true);
      expect(scoreOf(task, plan)).toEqual(best);
      expect(gapCents).toBe(0);
    }),
  );
});

/** Each of so many sellers has one card that no other has, and all have a cheap one. */
const scattered = (sellers: number): DealTask => {
  const ids = Array.from({ length: sellers }, (_, at) => `${at}`);
  return {
    mostSellers: null,
    needs: [...ids, 'common'].map((id) => ({ id, copies: 1, accepts: [id], atMostCents: null })),
    listings: ids.flatMap((id) =>
      [id, 'common'].map((printingId) => ({ sellerId: id, printingId, copies: 1, cents: 100 })),
    ),
    sellers: ids.map((id) => ({ id, postage: null, minimumCents: 0, envelopeCents: 0 })),
  };
};

test('deals from fewer sellers are found, too, and what becomes of each without a seller', () => {
  const found = findDeals({ task: scattered(3), seconds: SECONDS }, solve);
  const shown = found.map(({ mostSellers, plan }) => [mostSellers, plan.length]);
  expect(shown).toEqual([
    [null, 4],
    [4, 4],
    [3, 4],
    [2, 3],
    [1, 2],
  ]);
  // Only the card that others have comes from them.
  expect(found[0]?.plansB.map(({ missing }) => missing)).toEqual([1, 1, 1]);
});

test('if even four sellers have too little, the deal with the fewest is found, too', () => {
  const task = scattered(6);
  const found = findDeals({ task, seconds: SECONDS }, solve);
  expect(found.at(-1)?.mostSellers).toBe(6);
  expect(costOfPlan(task, found.at(-1)?.plan ?? []).missing).toBe(0);
});

test('without time for the solver, the quick search’s deal is taken, and how good it is is known', () => {
  const task = scattered(3);
  const stopped = findDeal(task, () => ({ values: null, bound: -Infinity }), 0);
  expect(costOfPlan(task, stopped.plan)).toMatchObject({ missing: 0, totalCents: 400 });
  expect(stopped.gapCents).toBe(0);
});

test('all deals together take no more than their time, of which searches are a part', () => {
  let clock = 0;
  const given: number[] = [];
  const slow: SolveWhole = (_model, _start, seconds) => {
    given.push(seconds);
    clock += seconds;
    return { values: null, bound: -Infinity };
  };
  // Each look at the clock takes a second.
  findDeals({ task: randomDealTask(6, 12), seconds: 600 }, slow, () => (clock += 1) * 1_000);
  expect(given[0]).toBeLessThan(50);
  expect(clock).toBeGreaterThan(300);
  expect(clock).toBeLessThan(620);
});

test('of many sellers the likeliest are looked at, and the gap is that to all of them', () => {
  const task = randomDealTask(12, 80);
  const unsolved = findDeal(task, () => ({ values: null, bound: -Infinity }), 0);
  const { plan, gapCents } = findDeal(task, solve, SECONDS);
  const [, cost] = scoreOf(task, plan);
  expect(isPossiblePlan(task, plan)).toBe(true);
  expect(cost).toBeLessThanOrEqual(scoreOf(task, unsolved.plan)[1]);
  expect(gapCents / cost).toBeLessThan(0.02);
});
