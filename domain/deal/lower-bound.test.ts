import fc from 'fast-check';
import { anyDealTask, possiblePlans } from '@tests/support/every-plan';
import { prepareTask } from './candidates';
import { lowerBound } from './lower-bound';
import { costOfPlan } from './plan-cost';

test('no plan that can be carried out comes below the bound, and each better one is among the likeliest', () => {
  fc.assert(
    fc.property(anyDealTask, (task) => {
      const prepared = prepareTask(task);
      const plans = possiblePlans(task).map((plan) => {
        const { totalCents, envelopesCents, missing } = costOfPlan(prepared, plan);
        return { plan, cents: totalCents + envelopesCents + missing * prepared.missingCents };
      });
      const [worst, ...others] = plans.toSorted((one, other) => other.cents - one.cents);
      const best = worst?.cents ?? 0;
      const { cents, likeliest } = lowerBound(prepared, best);
      const kept = new Set(likeliest.map((at) => task.sellers[at]?.id));
      for (const each of others) {
        expect(each.cents).toBeGreaterThanOrEqual(cents);
        if (each.cents < best) {
          for (const { sellerId } of each.plan) expect(kept).toContain(sellerId);
        }
      }
    }),
  );
});
