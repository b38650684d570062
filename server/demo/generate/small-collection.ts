import type { Random } from '@server/catalogue/demo';
import { openPacks } from './booster';
import { daysAgo, startLedger, type Ledger } from './ledger';
import type { SetPool } from './printing';
import { soughtPrintings } from './singles';

/** The collection of somebody who opens some packs of a set or two, and buys or swaps for what they like. */
export function smallLedger(pools: readonly SetPool[], random: Random): Ledger {
  const ledger = startLedger();
  const favourites = random.shuffled(pools).slice(0, random.int(1, 3));
  let days = random.int(90, 360) + random.next();
  for (const pool of favourites) {
    const packs = random.int(6, 24);
    ledger.add(daysAgo(days), `Packs of ${pool.setName}`, openPacks(pool, random, packs));
    days *= 0.3 + random.next() * 0.5;
    const liked = soughtPrintings(favourites, random.int(4, 16), random);
    ledger.add(daysAgo(days), 'Swapped with friends', new Map(liked.map(({ id }) => [id, 1])));
    days *= 0.3 + random.next() * 0.6;
  }
  return ledger;
}
