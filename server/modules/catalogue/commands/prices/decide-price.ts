import { sql } from 'drizzle-orm';
import type { Transaction } from '../import/store/transaction';
import { lockSet } from '../import/store/match-cards';
import { findPriceState } from './known-prices';
import { writeGoodPrices } from './write-prices';

/** A price in quarantine, by its printing and the time that the provider stated. */
interface PriceKey {
  cardVariantId: string;
  /** ISO 8601. */
  recordedAt: string;
}

/**
 * Takes a price out of quarantine and into history, as if it had looked right. It becomes the current one if the
 * printing has no newer one. The caller makes the set's search rows again and notifies.
 *
 * @returns false if it isn't in quarantine any more
 */
export async function acceptPrice(tx: Transaction, key: PriceKey): Promise<boolean> {
  const { cardVariantId, recordedAt } = key;
  const { rows } = await tx.execute<{ cardSetId: string }>(sql`
    select c.card_set_id as "cardSetId" from card_variant v join card c on c.id = v.card_id
      where v.id = ${cardVariantId}`);
  const [printing] = rows;
  if (printing === undefined) return false;
  await lockSet(tx, printing.cardSetId);
  const state = await findPriceState(tx, printing.cardSetId);
  const at = Date.parse(recordedAt);
  const price = state.quarantined.get(cardVariantId)?.find((each) => each.at === at);
  if (price === undefined) return false;
  const { cents, spread } = price;
  await writeGoodPrices(tx, [{ cardVariantId, at, cents, spread }], [], state);
  return true;
}

/** Removes a price from quarantine for good. @returns false if it isn't there any more */
export async function dropPrice(tx: Transaction, key: PriceKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from quarantined_price
      where card_variant_id = ${key.cardVariantId} and recorded_at = ${key.recordedAt}::timestamptz
      returning price_cents`);
  return rows.length > 0;
}
