import { groupedBy } from '../grouped';
import type { DealPlan, DealTask } from './deal';
import { postageFor } from './postage';

/** What a plan buys from one seller. */
export interface DealPart {
  sellerId: string;
  picks: DealPlan;
  copies: number;
  /** What the cards cost, in whole cents. */
  cardsCents: number;
  /** Null if it isn't known. */
  postageCents: number | null;
}

/** What a plan comes to, in whole cents. */
export interface PlanCost {
  parts: readonly DealPart[];
  cardsCents: number;
  /** As far as it is known. */
  postageCents: number;
  /** Of how many sellers the postage isn't known. */
  unknownPostage: number;
  totalCents: number;
  /** What counts for an envelope beside its postage. */
  envelopesCents: number;
  /** Copies that it doesn't buy. */
  missing: number;
}

export function costOfPlan({ needs, sellers }: DealTask, plan: DealPlan): PlanCost {
  const byId = new Map(sellers.map((seller) => [seller.id, seller]));
  let envelopesCents = 0;
  const parts = [...groupedBy(plan, ({ sellerId }) => sellerId)].map(
    ([sellerId, picks]): DealPart => {
      const copies = picks.reduce((sum, pick) => sum + pick.copies, 0);
      const cardsCents = picks.reduce((sum, pick) => sum + pick.copies * pick.cents, 0);
      const seller = byId.get(sellerId);
      envelopesCents += seller?.envelopeCents ?? 0;
      const postage = seller?.postage ?? null;
      const postageCents = postage === null ? null : postageFor(postage, copies, cardsCents);
      return { sellerId, picks, copies, cardsCents, postageCents };
    },
  );
  const cardsCents = parts.reduce((sum, part) => sum + part.cardsCents, 0);
  const postageCents = parts.reduce((sum, part) => sum + (part.postageCents ?? 0), 0);
  const bought = plan.reduce((sum, { copies }) => sum + copies, 0);
  return {
    parts,
    cardsCents,
    postageCents,
    unknownPostage: parts.filter((part) => part.postageCents === null).length,
    totalCents: cardsCents + postageCents,
    envelopesCents,
    missing: needs.reduce((sum, { copies }) => sum + copies, 0) - bought,
  };
}

/** Whether a plan can be carried out: by copies that are there, prices and printings that would do, and each seller’s minimum. */
export function isPossiblePlan(task: DealTask, plan: DealPlan): boolean {
  const { needs, listings, sellers, mostSellers } = task;
  const listed = new Map(listings.map((each) => [`${each.sellerId} ${each.printingId}`, each]));
  const wanted = new Map(needs.map((need) => [need.id, need]));
  const bySeller = new Map(sellers.map((seller) => [seller.id, seller]));
  const taken = new Map<string, number>();
  const got = new Map<string, number>();
  for (const { needId, sellerId, printingId, copies, cents } of plan) {
    const key = `${sellerId} ${printingId}`;
    const need = wanted.get(needId);
    const isOffered =
      listed.get(key)?.cents === cents &&
      need?.accepts.includes(printingId) === true &&
      cents <= (need.atMostCents ?? Infinity);
    if (!isOffered || !Number.isInteger(copies) || copies < 1) return false;
    taken.set(key, (taken.get(key) ?? 0) + copies);
    got.set(needId, (got.get(needId) ?? 0) + copies);
  }
  const { parts } = costOfPlan(task, plan);
  return (
    [...taken].every(([key, copies]) => copies <= (listed.get(key)?.copies ?? 0)) &&
    [...got].every(([id, copies]) => copies <= (wanted.get(id)?.copies ?? 0)) &&
    parts.length <= (mostSellers ?? Infinity) &&
    parts.every(
      ({ sellerId, cardsCents, postageCents }) =>
        cardsCents >= (bySeller.get(sellerId)?.minimumCents ?? Infinity) &&
        postageCents !== Infinity,
    )
  );
}
