import type { Database, Transaction } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** Any number; all processes that number arrivals in one database take the same lock. */
const LOCK = 7_241_910;

/**
 * Numbers the printings that came into the catalogue since the last time, all with the next number. Only one process
 * does so at a time, so that numbers rise in the order in which printings can be found.
 *
 * @returns false if another process is at it
 */
export const noteArrivals = (database: Database): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
    );
    if (rows[0]?.mine !== true) return false;
    await transaction.execute(sql`
      insert into printing_arrival (card_variant_id, number)
        select v.id, (select coalesce(max(number), 0) + 1 from printing_arrival)
          from card_variant v
          where not exists (select from printing_arrival a where a.card_variant_id = v.id)`);
    return true;
  });

/** The number of the newest printings; 0 for an empty catalogue. */
export async function latestArrival(database: Database | Transaction): Promise<number> {
  const { rows } = await database.execute<{ latest: number }>(
    sql`select coalesce(max(number), 0)::int as latest from printing_arrival`,
  );
  return rows[0]?.latest ?? 0;
}
