import { sql } from 'drizzle-orm';
import type { Transaction } from '../import/store/transaction';
import { findPriceState } from './known-prices';
import type { Spread } from './price-changes';
import { writeGoodPrices } from './write-prices';

/** A price in quarantine, by its printing and the time that the provider stated. */
interface PriceKey {
  cardVariantId: string;
  /** ISO 8601. */
  recordedAt: string;
}

/**
 * Takes a price out of quarantine and into history, as if it had looked right.
 *
 * @returns false if it isn't in quarantine any more
 */
export async function acceptPrice(tx: Transaction, key: PriceKey): Promise<boolean> {
  const taken = await takeOut(tx, key);
  if (taken === null) return false;
  const { cardVariantId, recordedAt } = key;
  const { cardSetId, cents, ...spread } = taken;
  const price = { cardVariantId, at: Date.parse(recordedAt), cents, spread };
  await writeGoodPrices(tx, [price], [], await findPriceState(tx, cardSetId));
  return true;
}

/** Removes a price from quarantine for good. @returns false if it isn't there any more */
export const dropPrice = async (tx: Transaction, key: PriceKey): Promise<boolean> =>
  (await takeOut(tx, key)) !== null;

type Taken = Record<string, unknown> & Spread & { cardSetId: string; cents: number };

async function takeOut(
  tx: Transaction,
  { cardVariantId, recordedAt }: PriceKey,
): Promise<Taken | null> {
  const { rows } = await tx.execute<Taken>(sql`
    delete from quarantined_price q using card_variant v join card c on c.id = v.card_id
      where q.card_variant_id = ${cardVariantId} and q.recorded_at = ${recordedAt}::timestamptz
        and v.id = q.card_variant_id
      returning c.card_set_id as "cardSetId", q.price_cents as cents, q.low_cents as low,
        q.mid_cents as mid, q.high_cents as high`);
  return rows[0] ?? null;
}
