import { prepareTask } from './candidates';
import type { DealPick, DealPlan, DealTask } from './deal';
import { costOfPlan } from './plan-cost';
import { searchPlan } from './search-plan';

/** What becomes of a deal if one of its sellers declines: the others stay, and the rest comes from somebody else. */
export interface PlanB {
  sellerId: string;
  /** Who sells the rest, in the deal or new. */
  fromIds: readonly string[];
  /** How much more the deal costs, in whole cents. */
  moreCents: number;
  /** Copies that nobody else sells. */
  missing: number;
}

/** A plan B for each seller of a deal. */
export function plansB(task: Omit<DealTask, 'mostSellers'>, plan: DealPlan): PlanB[] {
  const free = { ...task, mostSellers: null };
  const before = costOfPlan(free, plan);
  return before.parts.map(({ sellerId, picks }) => {
    const kept = plan.filter((pick) => pick.sellerId !== sellerId);
    const rest = searchPlan(prepareTask({ ...free, ...without(task, sellerId, kept, picks) }));
    const after = costOfPlan(free, [...kept, ...rest]);
    return {
      sellerId,
      fromIds: [...new Set(rest.map((pick) => pick.sellerId))],
      moreCents: after.totalCents - before.totalCents,
      missing: after.missing - before.missing,
    };
  });
}

/** What is left to be bought and to be sold. The sellers that stay send an envelope anyway. */
function without(
  { needs, listings, sellers }: Omit<DealTask, 'mostSellers'>,
  sellerId: string,
  kept: DealPlan,
  lost: DealPlan,
): Omit<DealTask, 'mostSellers'> {
  const staying = new Set(kept.map((pick) => pick.sellerId));
  const lostFor = copiesBy(lost, ({ needId }) => needId);
  const keptOf = copiesBy(kept, (pick) => `${pick.sellerId} ${pick.printingId}`);
  return {
    needs: needs.flatMap((need) => {
      const left = lostFor.get(need.id) ?? 0;
      return left > 0 ? [{ ...need, copies: left }] : [];
    }),
    listings: listings.flatMap((listing) => {
      if (listing.sellerId === sellerId) return [];
      const taken = keptOf.get(`${listing.sellerId} ${listing.printingId}`) ?? 0;
      const left = listing.copies - taken;
      return left > 0 ? [{ ...listing, copies: left }] : [];
    }),
    sellers: sellers.map((seller) =>
      staying.has(seller.id)
        ? { ...seller, postage: null, minimumCents: 0, envelopeCents: 0 }
        : seller,
    ),
  };
}

function copiesBy(plan: DealPlan, keyOf: (pick: DealPick) => string): Map<string, number> {
  const copies = new Map<string, number>();
  for (const pick of plan) copies.set(keyOf(pick), (copies.get(keyOf(pick)) ?? 0) + pick.copies);
  return copies;
}
