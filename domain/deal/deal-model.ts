import { groupedBy } from '../grouped';
import { type Candidate, pickOf, type PreparedTask } from './candidates';
import type { DealPlan } from './deal';
import { type Envelope, envelopesOf } from './postage';

/** A row of a model: what some variables come to, each with its factor, lies between two limits. */
export interface ModelRow {
  terms: readonly (readonly [variable: number, factor: number])[];
  least: number;
  most: number;
}

/** A linear program of whole variables from 0 on, of which the cost is to be as small as it can. */
export interface WholeModel {
  /** Of one, by the variable. */
  cost: readonly number[];
  most: readonly number[];
  rows: readonly ModelRow[];
}

/** A task as a model, and its plans as values of the variables. */
export interface DealModel {
  model: WholeModel;
  valuesOf: (plan: DealPlan) => number[];
  planOf: (values: ArrayLike<number>) => DealPlan;
}

interface SellersEnvelope extends Envelope {
  seller: number;
}

/**
 * The cheapest deal as a mixed-integer program. Variables: copies of each candidate; whether each envelope is sent, of which
 * a seller sends one at most; and the copies of each need that are missing. “No copies without an envelope” is said for
 * each candidate: one row for a whole seller would leave the solver with bounds too far off.
 */
export function dealModel(task: PreparedTask): DealModel {
  const { candidates, needs, sellers, listings, mostSellers, missingCents } = task;
  const ofSeller = groupedBy(candidates.entries(), ([, { seller }]) => seller);
  const envelopes = [...ofSeller.keys()].flatMap((at): SellersEnvelope[] => {
    const { postage = null, envelopeCents = 0 } = sellers[at] ?? {};
    return envelopesOf(postage, envelopeCents).map((envelope) => ({ ...envelope, seller: at }));
  });
  const firstEnvelope = candidates.length;
  const firstMissing = firstEnvelope + envelopes.length;
  const sentBy = groupedBy(
    envelopes.map((envelope, at) => ({ ...envelope, variable: firstEnvelope + at })),
    ({ seller }) => seller,
  );
  const chosen = (seller: number, factor: number) =>
    (sentBy.get(seller) ?? []).map(({ variable }) => [variable, factor] as const);
  const rows: ModelRow[] = [];
  const atMost = (terms: ModelRow['terms'], most: number) =>
    rows.push({ terms, least: -Infinity, most });

  const ofNeed = groupedBy(candidates.entries(), ([, { need }]) => need);
  for (const [at, { copies }] of needs.entries()) {
    const bought = (ofNeed.get(at) ?? []).map(([variable]) => [variable, 1] as const);
    rows.push({ terms: [...bought, [firstMissing + at, 1]], least: copies, most: copies });
  }
  for (const [listing, same] of groupedBy(candidates.entries(), ([, each]) => each.listing)) {
    const terms = same.map(([variable]) => [variable, 1] as const);
    if (same.length > 1) atMost(terms, listings[listing]?.copies ?? 0);
  }
  for (const [variable, { seller, most }] of candidates.entries()) {
    atMost([[variable, 1], ...chosen(seller, -most)], 0);
  }
  for (const [seller, own] of ofSeller) {
    const all = sentBy.get(seller) ?? [];
    const counted = own.map(([variable]) => [variable, 1] as const);
    const worth = own.map(([variable, { cents }]) => [variable, cents] as const);
    const mostCopies = own.reduce((sum, [, { most }]) => sum + most, 0);
    const mostCents = own.reduce((sum, [, { most, cents }]) => sum + most * cents, 0);
    const limited = (sum: ModelRow['terms'], limit: 'upToCopies' | 'upToCents', most: number) => {
      if (all.every((envelope) => envelope[limit] >= most)) return;
      const room = all.map((each) => [each.variable, -Math.min(each[limit], most)] as const);
      atMost([...sum, ...room], 0);
    };
    limited(counted, 'upToCopies', mostCopies);
    limited(worth, 'upToCents', mostCents);
    if (all.length > 1) atMost(chosen(seller, 1), 1);
    const minimum = sellers[seller]?.minimumCents ?? 0;
    if (minimum > 0) {
      rows.push({ terms: [...worth, ...chosen(seller, -minimum)], least: 0, most: Infinity });
    }
  }
  if (mostSellers !== null) {
    atMost(
      envelopes.map((_envelope, at) => [firstEnvelope + at, 1]),
      mostSellers,
    );
  }

  return {
    model: {
      cost: [
        ...candidates.map(({ cents }) => cents),
        ...envelopes.map(({ cents }) => cents),
        ...needs.map(() => missingCents),
      ],
      most: [
        ...candidates.map(({ most }) => most),
        ...envelopes.map(() => 1),
        ...needs.map(({ copies }) => copies),
      ],
      rows,
    },
    valuesOf: (plan) => valuesOf(task, plan, envelopes),
    planOf: (values) =>
      candidates.flatMap((candidate, at) => {
        const copies = Math.round(values[at] ?? 0);
        return copies > 0 ? [pickOf(task, candidate, copies)] : [];
      }),
  };
}

/** A plan as the variables’ values, each seller’s envelope the cheapest that holds what it sends. */
function valuesOf(
  task: PreparedTask,
  plan: DealPlan,
  envelopes: readonly SellersEnvelope[],
): number[] {
  const { candidates, needs, listings } = task;
  const keyOf = (needId: string, sellerId: string, printingId: string) =>
    `${needId} ${sellerId} ${printingId}`;
  const copies = new Map(
    plan.map((pick) => [keyOf(pick.needId, pick.sellerId, pick.printingId), pick.copies]),
  );
  const copiesOf = ({ need, listing }: Candidate): number => {
    const listed = listings[listing];
    if (listed === undefined) return 0;
    return copies.get(keyOf(needs[need]?.id ?? '', listed.sellerId, listed.printingId)) ?? 0;
  };
  const counts = candidates.map(copiesOf);
  const sums = new Map<number, { copies: number; cents: number }>();
  const missing = needs.map((need) => need.copies);
  for (const [at, { seller, need, cents }] of candidates.entries()) {
    const count = counts[at] ?? 0;
    if (count === 0) continue;
    const sum = sums.get(seller) ?? { copies: 0, cents: 0 };
    sums.set(seller, { copies: sum.copies + count, cents: sum.cents + count * cents });
    missing[need] = (missing[need] ?? 0) - count;
  }
  const sent = new Map<number, number>();
  for (const [at, { seller, upToCopies, upToCents, cents }] of envelopes.entries()) {
    const sum = sums.get(seller);
    if (sum === undefined || sum.copies > upToCopies || sum.cents > upToCents) continue;
    const before = sent.get(seller);
    if (before === undefined || cents < (envelopes[before]?.cents ?? Infinity))
      sent.set(seller, at);
  }
  const chosen = new Set(sent.values());
  return [...counts, ...envelopes.map((_envelope, at) => (chosen.has(at) ? 1 : 0)), ...missing];
}
