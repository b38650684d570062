import { anyDealTask, scoreOf } from '@tests/support/every-plan';
import fc from 'fast-check';
import { prepareTask } from './candidates';
import type { DealPick, DealTask } from './deal';
import { isPossiblePlan } from './plan-cost';
import { searchPlan } from './search-plan';

/** Each copy from the cheapest listing that has one, as a person would do it. */
function cheapestEach(task: DealTask): DealPick[] {
  const left = new Map(task.listings.map((listing) => [listing, listing.copies]));
  return task.needs.flatMap(({ id, copies, accepts, atMostCents }) => {
    let open = copies;
    return task.listings
      .filter(
        ({ printingId, cents }) =>
          accepts.includes(printingId) && cents <= (atMostCents ?? Infinity),
      )
      .toSorted((one, other) => one.cents - other.cents)
      .flatMap((listing) => {
        const count = Math.min(open, left.get(listing) ?? 0);
        open -= count;
        left.set(listing, (left.get(listing) ?? 0) - count);
        const { sellerId, printingId, cents } = listing;
        return count > 0 ? [{ needId: id, sellerId, printingId, copies: count, cents }] : [];
      });
  });
}

test('a quick search’s plan can be carried out, and costs no more than the cheapest copy of each card', () => {
  fc.assert(
    fc.property(anyDealTask, (task) => {
      const plan = searchPlan(prepareTask(task));
      expect(isPossiblePlan(task, plan)).toBe(true);
      const greedy = cheapestEach(task);
      const [greedyMissing, greedyCents] = scoreOf(task, greedy);
      const [missing, cents] = scoreOf(task, plan);
      // Where needs share printings, the cheapest copy of each may leave out a card that a search finds.
      if (!isPossiblePlan(task, greedy) || greedyMissing !== missing) return;
      expect(cents).toBeLessThanOrEqual(greedyCents);
    }),
  );
});
