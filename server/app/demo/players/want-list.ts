import { playsetOf } from '@domain/collection';
import type { WantTerms } from '@domain/want-list';
import type { Random } from '../catalogue';
import { daysAgo, type Ledger } from './ledger';
import type { SetPool } from './printing';
import { soughtPrintings } from './singles';

export interface DemoWant {
  variantId: string;
  /** 1 to 3. */
  quantity: number;
  /** What it means, as far as that isn't its printing alone. */
  terms?: Partial<WantTerms>;
  /** ISO 8601. */
  updatedAt: string;
}

/** A player's wants among some printings: up to a playset of plain ones, one of each other. */
export function wantsOf(
  pools: readonly SetPool[],
  ledger: Pick<Ledger, 'countOf'>,
  count: number,
  random: Random,
): DemoWant[] {
  const lacking = soughtPrintings(pools, count * 3, random).flatMap((printing) => {
    const { id, cardType, variantType } = printing;
    const wanted = variantType === 'STANDARD' ? playsetOf(cardType, 0) : 1;
    const quantity = wanted - ledger.countOf(id).inventory;
    return quantity > 0 ? [{ variantId: id, quantity }] : [];
  });
  return lacking
    .slice(0, count)
    .map((want) => ({ ...want, updatedAt: daysAgo(1 + random.next() * 60) }));
}

/** What the wants of a player mean in turn; those in between name their printing alone. */
const MEANINGS: readonly Partial<WantTerms>[] = [
  { wouldDo: 'ANY', priority: 'MUST' },
  { wouldDo: 'NO_FOIL', atMostCents: 500 },
  { priority: 'NICE' },
  { wouldDo: 'KINDS', kinds: ['HYPERSPACE', 'SHOWCASE'] },
  { wouldDo: 'ANY', atMostCents: 200, priority: 'NICE' },
];

/** Wants of which every second one means more than its printing, unless the player sells that card. */
export function meant(
  wants: readonly DemoWant[],
  pools: readonly SetPool[],
  sold: readonly { variantId: string }[],
): DemoWant[] {
  const cardOf = new Map(
    pools.flatMap(({ printings }) => printings).map(({ id, cardId }) => [id, cardId]),
  );
  const cardsSold = new Set(sold.map(({ variantId }) => cardOf.get(variantId)));
  return wants.map((want, place) => {
    const terms = MEANINGS[(place / 2) % MEANINGS.length];
    return terms && !cardsSold.has(cardOf.get(want.variantId)) ? { ...want, terms } : want;
  });
}
