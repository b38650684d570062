import { type DealTask, findDeals, type SolveWhole } from '@domain/deal';
import { findDeal } from '@domain/deal/find-deals';
import { anyDealTask, possiblePlans, scoreOf } from '@tests/support/every-plan';
import { isPossiblePlan } from '@domain/deal';
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
