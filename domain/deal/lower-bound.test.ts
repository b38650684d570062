import fc from 'fast-check';
import { anyDealTask, possiblePlans } from '@tests/support/every-plan';
import { times } from '@tests/support/long';
import { prepareTask } from './candidates';
import { lowerBound } from './lower-bound';
import { costOfPlan } from './plan-cost';

test('no plan that can be carried out comes below the bound, and a best one is among the likeliest', () => {
  fc.assert(
    fc.property(anyDealTask, (task) => {
      const prepared = prepareTask(task);
      const plans = possiblePlans(task).map((plan) => {
        const { totalCents, envelopesCents, missing } = costOfPlan(prepared, plan);
        return { plan, cents: totalCents + envelopesCents + missing * prepared.missingCents };
      });
      const all = plans.map(({ cents }) => cents);
      const [known, least] = [Math.max(...all), Math.min(...all)];
      const { cents, likeliest } = lowerBound(prepared, known);
      expect(least).toBeGreaterThanOrEqual(cents);
      const kept = new Set(likeliest.map((at) => task.sellers[at]?.id));
      const among = plans.filter(({ plan }) => plan.every(({ sellerId }) => kept.has(sellerId)));
      // One that is as good as what is known needn't be looked for.
      if (least < known) expect(Math.min(...among.map((each) => each.cents))).toBe(least);
    }),
    { numRuns: times(100, 3_000) },
  );
});
