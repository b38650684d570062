import { groupedBy } from '../grouped';
import type { DealListing, DealPick, DealSeller, DealTask } from './deal';

/** A listing that would do for a need; everything by its place in the task. */
export interface Candidate {
  need: number;
  listing: number;
  seller: number;
  cents: number;
  /** The most copies of it for the need. */
  most: number;
}

/** A task with what would do for each need, the cheapest first. Copies that nobody has are left out. */
export interface PreparedTask extends DealTask {
  candidates: readonly Candidate[];
  byNeed: readonly (readonly Candidate[])[];
  /** What a copy that isn't bought counts, in whole cents: more than any copy with an envelope of its own. */
  missingCents: number;
}

/** The most that an envelope of a seller costs, whatever it holds. */
const dearestEnvelope = ({ postage, envelopeCents }: DealSeller): number =>
  Math.max(0, ...(postage ?? []).map(({ cents }) => cents)) + envelopeCents;

/** Finds what would do for each need, without the listings that no best plan has to use. */
export function prepareTask(task: DealTask): PreparedTask {
  const places = new Map(task.sellers.map(({ id }, at) => [id, at]));
  const ofPrinting = groupedBy(
    task.listings.map((listing, at) => ({ ...listing, at })),
    ({ printingId }) => printingId,
  );
  const needsOf = new Map<string, number>();
  for (const need of task.needs) {
    for (const id of new Set(need.accepts)) needsOf.set(id, (needsOf.get(id) ?? 0) + 1);
  }
  const isShared = ({ printingId }: DealListing) => (needsOf.get(printingId) ?? 0) > 1;
  const byNeed: Candidate[][] = [];
  const needs = task.needs.map((need, at) => {
    const all = [...new Set(need.accepts)].flatMap((id): Candidate[] =>
      (ofPrinting.get(id) ?? []).flatMap((listing) => {
        const seller = places.get(listing.sellerId);
        const isTooDear = listing.cents > (need.atMostCents ?? Infinity);
        if (seller === undefined || isTooDear || listing.copies < 1) return [];
        const most = Math.min(need.copies, listing.copies);
        return [{ need: at, listing: listing.at, seller, cents: listing.cents, most }];
      }),
    );
    all.sort((one, other) => one.cents - other.cents || one.listing - other.listing);
    const isListingShared = ({ listing }: Candidate) => {
      const listed = task.listings[listing];
      return listed !== undefined && isShared(listed);
    };
    byNeed.push(withoutDominated(task, all, need.copies, isListingShared));
    const there = all.reduce((sum, { most }) => sum + most, 0);
    return { ...need, copies: Math.min(need.copies, there) };
  });
  const candidates = byNeed.flat();
  const dearest = candidates.reduce((most, { cents }) => Math.max(most, cents), 0);
  const envelope = task.sellers.reduce(
    (most, seller) => Math.max(most, dearestEnvelope(seller) + seller.minimumCents),
    0,
  );
  return { ...task, needs, candidates, byNeed, missingCents: dearest + envelope + 1 };
}

/**
 * Leaves out what no best plan has to use. First, of a seller's printings, those beyond enough copies of cheaper ones.
 * Then, if the number of sellers is free, those dearer than all copies from another seller in an envelope of their own.
 * A printing that several needs share, or a seller with a minimum, makes neither certain.
 */
function withoutDominated(
  { sellers, mostSellers }: DealTask,
  cheapestFirst: readonly Candidate[],
  copies: number,
  isShared: (candidate: Candidate) => boolean,
): Candidate[] {
  const hasMinimum = ({ seller }: Candidate) => (sellers[seller]?.minimumCents ?? 0) > 0;
  const had = new Map<number, number>();
  let limit = Infinity;
  return cheapestFirst.filter((candidate) => {
    const { seller, cents, most } = candidate;
    const before = had.get(seller) ?? 0;
    if (before >= copies && !hasMinimum(candidate)) return false;
    if (cents > limit && !hasMinimum(candidate)) return false;
    if (!isShared(candidate)) {
      had.set(seller, before + most);
      const by = sellers[seller];
      if (mostSellers === null && most >= copies && by !== undefined && !hasMinimum(candidate)) {
        limit = Math.min(limit, cents + dearestEnvelope(by));
      }
    }
    return true;
  });
}

/** Copies of a candidate as a plan names them. */
export function pickOf(task: DealTask, candidate: Candidate, copies: number): DealPick {
  const need = task.needs[candidate.need];
  const listing = task.listings[candidate.listing];
  if (need === undefined || listing === undefined) throw new RangeError('No such candidate');
  const { sellerId, printingId, cents } = listing;
  return { needId: need.id, sellerId, printingId, copies, cents };
}
