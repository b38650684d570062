import type { Database } from '@server/platform/db/database';
import { exchangeRate } from '../../tables';
import { sql } from 'drizzle-orm';

/** What a source states for one day. */
export interface RatesOfDay {
  /** As ISO 8601. */
  day: string;
  /** Decimal text by currency: how many of it one euro is. */
  perEuro: ReadonlyMap<string, string>;
}

/**
 * Replaces rates by newer ones, or by corrected ones of the same day. Rates of an earlier day change nothing.
 *
 * @returns the currencies whose rate or day changed
 */
export async function storeRates(
  database: Database,
  { day, perEuro }: RatesOfDay,
): Promise<string[]> {
  const rows = await database
    .insert(exchangeRate)
    .values([...perEuro].map(([currency, rate]) => ({ currency, perEuro: rate, day })))
    .onConflictDoUpdate({
      target: exchangeRate.currency,
      set: { perEuro: sql`excluded.per_euro`, day: sql`excluded.day` },
      setWhere: sql`excluded.day >= ${exchangeRate.day}
        and (excluded.day, excluded.per_euro) is distinct from (${exchangeRate.day}, ${exchangeRate.perEuro})`,
    })
    .returning({ currency: exchangeRate.currency });
  return rows.map(({ currency }) => currency);
}
