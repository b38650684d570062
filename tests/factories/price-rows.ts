import type { Database } from '@server/db/database';
import { cardVariant, marketPrice } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/**
 * Inserts a printing's price history, of which the newest price becomes the current one.
 *
 * @param cents by time, as ISO 8601 or a day
 * @param confirmedAt when the last price was last confirmed; by default when it was stated
 */
export async function insertPriceHistory(
  database: Database,
  cardVariantId: string,
  cents: Record<string, number>,
  confirmedAt?: string,
): Promise<void> {
  const rows = Object.entries(cents)
    .map(([at, priceCents]) => ({ cardVariantId, recordedAt: momentOf(at), priceCents }))
    .toSorted((one, other) => (one.recordedAt < other.recordedAt ? -1 : 1));
  await database.insert(marketPrice).values(rows);
  const last = rows.at(-1)!;
  await database
    .update(cardVariant)
    .set({
      currentPriceCents: last.priceCents,
      currentPriceRecordedAt: confirmedAt ?? last.recordedAt,
    })
    .where(eq(cardVariant.id, cardVariantId));
}

const momentOf = (text: string): string => new Date(text).toISOString();
