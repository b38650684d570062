import { findDeal } from '@domain/deal/find-deals';
import { loadSolver } from '@server/modules/offers/queries/fairness/balancing/highs-solver';
import { randomDealTask } from '@tests/factories/deal-task';
import { type Bench, figure, inUnit } from './figure';

const SIZES = [[60, 300, 2] as const, [120, 500, 5] as const];

/** How near the best possible a deal is in its seconds (rules/deals#choices). */
export const deals: Bench = {
  name: 'deals',
  async run() {
    const { solveDeal } = await loadSolver();
    return SIZES.map(([cards, sellers, seconds]) => {
      const start = performance.now();
      const { plan, gapCents } = findDeal(randomDealTask(cards, sellers), solveDeal, seconds);
      const gap = (100 * gapCents) / plan.reduce((sum, each) => sum + each.copies * each.cents, 0);
      const detail = `${((performance.now() - start) / 1_000).toFixed(1)} s`;
      const name = `deal: ${cards} cards × ${sellers} sellers, above the best possible at most`;
      const percent = { amount: gap, atMost: 1, as: inUnit('%', 2), detail };
      return figure(name, `HiGHS, ${seconds} s at most`, percent);
    });
  },
};
