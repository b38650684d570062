import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** Both in milliseconds since 1970. */
export interface LedgerBounds {
  /** Null where nothing was ever counted. */
  firstCountAt: number | null;
  /** By the database's clock, which dates the ledger. */
  now: number;
}

/** When a player first counted a printing, of one set or of any. */
export async function findLedgerBounds(
  database: Database,
  userId: string,
  cardSetCode: string | null,
): Promise<LedgerBounds> {
  const first =
    cardSetCode === null
      ? sql`select min(at) from collection_step where user_id = ${userId}`
      : sql`
        select min(s.at)
        from card_set cs
        join card c on c.card_set_id = cs.id
        join card_variant v on v.card_id = c.id
        join collection_event e on e.user_id = ${userId} and e.card_variant_id = v.id
        join collection_step s on s.id = e.step_id
        where cs.code = ${cardSetCode}`;
  // Up to the next millisecond, so that what was counted within one isn't cut off from it.
  const milliseconds = (moment: typeof first) =>
    sql`ceil(extract(epoch from ${moment}) * 1000)::float8`;
  const { rows } = await database.execute<{ first: number | null; now: number }>(sql`
    select ${milliseconds(sql`(${first})`)} as first, ${milliseconds(sql`now()`)} as now`);
  return { firstCountAt: rows[0]?.first ?? null, now: rows[0]?.now ?? 0 };
}
