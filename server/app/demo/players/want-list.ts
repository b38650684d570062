import { playsetOf } from '@domain/collection';
import type { Random } from '../catalogue';
import { daysAgo, type Ledger } from './ledger';
import type { SetPool } from './printing';
import { soughtPrintings } from './singles';

export interface DemoWant {
  variantId: string;
  /** 1 to 3. */
  quantity: number;
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
