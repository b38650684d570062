import type { ImportReport } from '../report';
import type { PlannedVariant } from '../store/planned-variants';
import { tallyOf, type Transaction } from '../store/transaction';
import { knownPrices } from './known-prices';
import { addHistory, enterQuarantine, leaveQuarantine, refreshCurrent } from './price-rows';
import { sortPrices, type PricedVariant } from './sort-prices';

/**
 * Adds the file's prices to history, puts what looks wrong into quarantine, releases what a second
 * file confirms, and brings current prices up to the newest of history (catalogue 1, rules 3 to 5).
 *
 * @param recordedAt ISO 8601, the moment that the file's prices hold for
 */
export async function writePrices(
  tx: Transaction,
  variants: readonly PlannedVariant[],
  recordedAt: string,
  accept: boolean,
): Promise<ImportReport['prices']> {
  const priced = variants.flatMap((variant): PricedVariant[] => {
    const cents = variant.printing.priceCents;
    return cents === null ? [] : [{ variant, cents }];
  });
  const ids = priced.map(({ variant }) => variant.id);
  const known = await knownPrices(tx, ids, recordedAt);
  const sorted = sortPrices(priced, known, recordedAt, accept);
  const written = await addHistory(tx, sorted.good);
  await leaveQuarantine(tx, sorted.good);
  await enterQuarantine(tx, sorted.bad);
  return {
    history: tallyOf(sorted.good.length + sorted.unchanged, written),
    currentChanged: await refreshCurrent(tx, sorted.good),
    none: variants.length - priced.length,
    quarantined: sorted.quarantined,
    released: sorted.released,
  };
}
