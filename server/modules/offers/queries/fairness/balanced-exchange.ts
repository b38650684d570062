import { hasPrice, type KnownPrice } from '@domain/fairness';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { matchWith } from '@server/modules/lists';
import type { Viewer } from '@server/platform/viewer';
import type { Balancer } from './balancing/balancer';
import {
  type Candidate,
  type Choice,
  type ChoiceSums,
  type ChoiceTask,
  sumsOf,
} from './balancing/choice';
import { checkExchange, type ChosenCopies, type ChosenExchange } from './validation';
import { findKnownPrices } from './known-prices';

/**
 * Why no choice is proposed. NOTHING_FITS: the lists have no cards in common that could be chosen, or none was found in
 * time. BUSY: too many others wait. FAILED: the solver can't be used now.
 */
export const BALANCE_REFUSALS = ['NOTHING_FITS', 'BUSY', 'FAILED'] as const;
export type BalanceRefusal = (typeof BALANCE_REFUSALS)[number];

/** A proposal of copies that makes both sides even, or as even as the lists allow. */
export interface BalancedExchange extends ChoiceSums {
  gives: ChosenCopies[];
  gets: ChosenCopies[];
  isProvenBest: boolean;
}

export type BalanceResult =
  | { exchange: BalancedExchange; refusal: null }
  | { exchange: null; refusal: BalanceRefusal };

/** What balancing needs beyond the choice. */
interface Balancing {
  database: Database;
  balancer: Balancer;
}

/**
 * Makes both sides of a choice even by the fewest changes (rules/fairness#balance-it).
 *
 * @throws a field error for what no offer may contain
 */
export async function balanceExchange(
  { database, balancer }: Balancing,
  viewer: Viewer,
  chosen: ChosenExchange,
): Promise<BalanceResult> {
  checkExchange(chosen);
  const task = await taskOf(database, viewer, chosen);
  const balanced = await balancer.balance(task);
  if (balanced.outcome !== 'FOUND') return refused(balanced.outcome);
  if (balanced.found === null) return refused('NOTHING_FITS');
  const { choice, isProvenBest } = balanced.found;
  return {
    exchange: {
      ...sumsOf(task, choice),
      gives: copiesOf('GIVES', task, choice, chosen.gives),
      gets: copiesOf('GETS', task, choice, chosen.gets),
      isProvenBest,
    },
    refusal: null,
  };
}

const refused = (refusal: BalanceRefusal): BalanceResult => ({ exchange: null, refusal });

/** Candidates are what is chosen, and what the two players' lists have in common and free. */
async function taskOf(
  database: Database,
  viewer: Viewer,
  { userHandle, gives, gets, balanceInCents }: ChosenExchange,
): Promise<ChoiceTask> {
  const match = await matchWith(database, viewer, userHandle);
  const { toSell = [], toBuy = [] } = match ?? {};
  // Somebody may sell and want the same printing; an offer names it on one side.
  const ways = {
    GIVES: { chosen: gives, free: without(toSell, [...gets, ...toBuy]) },
    GETS: { chosen: gets, free: without(toBuy, gives) },
  };
  const named = Object.values(ways).flatMap(({ chosen, free }) => [...chosen, ...free]);
  const prices = await findKnownPrices(
    database,
    named.map(({ variantId }) => variantId),
  );
  const givesParts = partsOf('GIVES', ways.GIVES, prices);
  const getsParts = partsOf('GETS', ways.GETS, prices);
  return {
    candidates: [...givesParts.candidates, ...getsParts.candidates],
    kept: {
      GIVES: { cents: Math.max(0, balanceInCents), printings: givesParts.kept },
      GETS: { cents: Math.max(0, -balanceInCents), printings: getsParts.kept },
    },
    maxPrintings: MAX_OFFER_ITEMS,
  };
}

const without = (copies: readonly ChosenCopies[], others: readonly ChosenCopies[]) => {
  const named = new Set(others.map(({ variantId }) => variantId));
  return copies.filter(({ variantId }) => !named.has(variantId));
};

interface Way {
  chosen: readonly ChosenCopies[];
  free: readonly ChosenCopies[];
}

/** The candidates of a way, and how many of the chosen printings have no market price, so that they stay. */
function partsOf(
  way: Candidate['way'],
  { chosen, free }: Way,
  prices: ReadonlyMap<string, KnownPrice>,
): { candidates: Candidate[]; kept: number } {
  const copies = new Map<string, { chosen: number; most: number }>();
  for (const { variantId, quantity } of chosen) {
    copies.set(variantId, { chosen: quantity, most: quantity });
  }
  for (const { variantId, quantity } of free) {
    const known = copies.get(variantId)?.chosen ?? 0;
    copies.set(variantId, { chosen: known, most: Math.max(known, quantity) });
  }
  const candidates: Candidate[] = [];
  let kept = 0;
  for (const [variantId, counts] of copies) {
    const cents = prices.get(variantId)?.todayInCents ?? null;
    if (hasPrice(cents)) candidates.push({ variantId, way, priceInCents: cents, ...counts });
    else if (counts.chosen > 0) kept += 1;
  }
  return { candidates, kept };
}

/** The copies of a way: first what was chosen before, in its order. */
function copiesOf(
  way: Candidate['way'],
  { candidates }: ChoiceTask,
  choice: Choice,
  before: readonly ChosenCopies[],
): ChosenCopies[] {
  const copies = new Map(before.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const [at, candidate] of candidates.entries()) {
    if (candidate.way === way) copies.set(candidate.variantId, choice[at] ?? 0);
  }
  return [...copies].flatMap(([variantId, quantity]) =>
    quantity > 0 ? [{ variantId, quantity }] : [],
  );
}
