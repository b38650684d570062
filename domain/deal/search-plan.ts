import { type Candidate, pickOf, type PreparedTask } from './candidates';
import type { DealPlan } from './deal';
import { postageFor } from './postage';

/** What is bought from some sellers: copies of candidates, and what that counts. */
interface Bought {
  copies: ReadonlyMap<Candidate, number>;
  /** In whole cents, with what missing copies and envelopes count; Infinity if a seller wouldn’t sell so little. */
  score: number;
  used: ReadonlySet<number>;
}

/**
 * A good plan within moments, to begin with and for a plan B. It looks for sellers: the cheapest listing of each card, less
 * one seller after the other; and one seller after the other from nothing.
 */
export function searchPlan(task: PreparedTask): DealPlan {
  const everyone = task.sellers.map((_seller, at) => at);
  const greedy = buyFrom(task, new Set(everyone));
  const starts = [improved(task, greedy.used, everyone), improved(task, new Set(), everyone)];
  const best = starts.reduce((one, other) => (other.score < one.score ? other : one));
  return [...best.copies].map(([candidate, copies]) => pickOf(task, candidate, copies));
}

/** Adds, drops and exchanges one seller at a time for as long as that helps. */
function improved(
  task: PreparedTask,
  from: ReadonlySet<number>,
  everyone: readonly number[],
): Bought {
  const most = task.mostSellers ?? Infinity;
  let best = buyFrom(task, from);
  if (best.used.size > most) best = buyFrom(task, new Set());
  for (;;) {
    const { used } = best;
    const others = everyone.filter((seller) => !used.has(seller));
    const sets = [
      ...[...used].map((seller) => without(used, seller)),
      ...(used.size < most ? others.map((seller) => new Set([...used, seller])) : []),
      // Where the number is free, adding and dropping comes to the same, in less time.
      ...(task.mostSellers === null
        ? []
        : [...used].flatMap((seller) =>
            others.map((other) => new Set([...without(used, seller), other])),
          )),
    ];
    const found = sets.reduce((least, set) => {
      const next = buyFrom(task, set);
      return next.score < least.score ? next : least;
    }, best);
    if (found === best) return best;
    best = found;
  }
}

const without = (sellers: ReadonlySet<number>, seller: number): Set<number> => {
  const rest = new Set(sellers);
  rest.delete(seller);
  return rest;
};

/** Each card from the cheapest of these sellers. */
function buyFrom(task: PreparedTask, open: ReadonlySet<number>): Bought {
  const copies = new Map<Candidate, number>();
  const taken = new Map<number, number>();
  const sums = new Map<number, { copies: number; cents: number }>();
  let score = 0;
  for (const [at, candidates] of task.byNeed.entries()) {
    let left = task.needs[at]?.copies ?? 0;
    for (const candidate of candidates) {
      if (left === 0) break;
      const { seller, listing, cents, most } = candidate;
      if (!open.has(seller)) continue;
      const before = taken.get(listing) ?? 0;
      const count = Math.min(left, most, (task.listings[listing]?.copies ?? 0) - before);
      if (count < 1) continue;
      left -= count;
      copies.set(candidate, count);
      taken.set(listing, before + count);
      const sum = sums.get(seller) ?? { copies: 0, cents: 0 };
      sums.set(seller, { copies: sum.copies + count, cents: sum.cents + count * cents });
      score += count * cents;
    }
    score += left * task.missingCents;
  }
  for (const [at, sum] of sums) {
    const seller = task.sellers[at];
    if (seller === undefined || sum.cents < seller.minimumCents) score = Infinity;
    else score += postageOf(seller.postage, sum) + seller.envelopeCents;
  }
  return { copies, score, used: new Set(sums.keys()) };
}

const postageOf = (
  postage: PreparedTask['sellers'][number]['postage'],
  { copies, cents }: { copies: number; cents: number },
): number => (postage === null ? 0 : postageFor(postage, copies, cents));
