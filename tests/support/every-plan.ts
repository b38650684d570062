import {
  costOfPlan,
  type DealPick,
  type DealPlan,
  type DealTask,
  isPossiblePlan,
} from '@domain/deal';
import fc from 'fast-check';

/** All plans that can be carried out. Only for a few listings. */
export function possiblePlans(task: DealTask): DealPlan[] {
  const picks = task.needs.flatMap((need) =>
    task.listings
      .filter(({ printingId }) => need.accepts.includes(printingId))
      .map((listing) => ({
        ...listing,
        needId: need.id,
        most: Math.min(need.copies, listing.copies),
      })),
  );
  const all = picks.reduce<DealPick[][]>(
    (plans, { most, ...pick }) =>
      plans.flatMap((plan) =>
        Array.from({ length: most + 1 }, (_, copies) =>
          copies === 0 ? plan : [...plan, { ...pick, copies }],
        ),
      ),
    [[]],
  );
  return all.filter((plan) => isPossiblePlan(task, plan));
}

/** What is compared: as few missing copies as can be, then the price with what envelopes count. */
export function scoreOf(task: DealTask, plan: DealPlan): [missing: number, cents: number] {
  const { missing, totalCents, envelopesCents } = costOfPlan(task, plan);
  return [missing, totalCents + envelopesCents];
}

const cents = fc.integer({ min: 1, max: 300 });
const postage = fc.option(
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 50, max: 400 }), cents, cents)
    .map(([upToCopies, upToCents, small, large]) => [
      { upToCopies, upToCents, cents: small },
      { upToCopies: null, upToCents: null, cents: small + large },
    ]),
);

/** A few cards in two printings, one of which both needs may accept, and up to three sellers. */
export const anyDealTask = fc
  .record({
    needs: fc.array(
      fc.record({
        copies: fc.integer({ min: 1, max: 2 }),
        accepts: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
        atMostCents: fc.option(fc.integer({ min: 100, max: 300 })),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    sellers: fc.array(
      fc.record({
        postage,
        minimumCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 })),
        envelopeCents: fc.constantFrom(0, 50),
        listings: fc.uniqueArray(
          fc.record({
            printingId: fc.constantFrom('a', 'b', 'c'),
            copies: fc.integer({ min: 1, max: 2 }),
            cents,
          }),
          { selector: ({ printingId }) => printingId, maxLength: 2 },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    mostSellers: fc.constantFrom(null, 1, 2),
  })
  .map(({ needs, sellers, mostSellers }): DealTask => ({
    needs: needs.map((need, at) => ({ id: `need ${at}`, ...need })),
    sellers: sellers.map(({ listings: _listings, ...seller }, at) => ({
      id: `seller ${at}`,
      ...seller,
    })),
    listings: sellers.flatMap(({ listings }, at) =>
      listings.map((listing) => ({ sellerId: `seller ${at}`, ...listing })),
    ),
    mostSellers,
  }));
