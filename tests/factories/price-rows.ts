import {
  hourOf,
  type HourlyPrice,
  onlyChanges,
} from '@server/modules/catalogue/commands/prices/price-changes';
import { writeYears } from '@server/modules/catalogue/commands/prices/price-history-rows';
import { toPriceYears } from '@server/modules/catalogue/commands/prices/price-year';
import type { Database } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { eq } from 'drizzle-orm';

/**
 * Inserts a printing's price history, of which the newest price becomes the current one. Times count by the hour.
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
  const last = await insertPriceChanges(database, cardVariantId, cents);
  await database
    .update(cardVariant)
    .set({ currentPriceCents: last.cents, currentPriceRecordedAt: confirmedAt ?? last.at })
    .where(eq(cardVariant.id, cardVariantId));
}

/**
 * Inserts a printing's price history alone.
 *
 * @returns the newest price
 */
export async function insertPriceChanges(
  database: Database,
  cardVariantId: string,
  cents: Record<string, number>,
): Promise<{ at: string; cents: number }> {
  const stated = Object.entries(cents)
    .map(([at, price]) => ({ at: new Date(at).toISOString(), cents: price }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const history = stated.map((price): HourlyPrice => ({
    hour: hourOf(Date.parse(price.at)),
    cents: price.cents,
    spread: null,
  }));
  await writeYears(database, toPriceYears(cardVariantId, onlyChanges(history)));
  return stated.at(-1)!;
}
