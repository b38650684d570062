import { sql } from 'drizzle-orm';
import type { Transaction } from '../store/transaction';
import { acceptPrices } from './write-prices';

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
  const cents = await takeOut(tx, key);
  if (cents === null) return false;
  await acceptPrices(tx, [{ id: key.cardVariantId, at: key.recordedAt, cents }]);
  return true;
}

/** Removes a price from quarantine for good. @returns false if it isn't there any more */
export const dropPrice = async (tx: Transaction, key: PriceKey): Promise<boolean> =>
  (await takeOut(tx, key)) !== null;

async function takeOut(
  tx: Transaction,
  { cardVariantId, recordedAt }: PriceKey,
): Promise<number | null> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    delete from quarantined_price
      where card_variant_id = ${cardVariantId} and recorded_at = ${recordedAt}::timestamptz
      returning price_cents as cents`);
  return rows[0]?.cents ?? null;
}
