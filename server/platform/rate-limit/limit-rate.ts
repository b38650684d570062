import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { rateLimited } from '@server/platform/errors';
import { networkOf } from './network-of';
import type { Rate } from './rates';

interface Asking {
  database: Database;
  /** The request's address, by TRUST_PROXY. */
  address: string;
}

/**
 * Limits how often a person and an address do something. Every try counts, also refused ones.
 *
 * @param who a user's id, or the hash of a browser's token; null for a visitor, who is counted only by address
 * @throws RATE_LIMITED, answered with 429 and the seconds until the next minute
 */
export async function limitRate(
  { database, address }: Asking,
  rate: Rate,
  who: string | null,
): Promise<void> {
  const { isWithin, secondsLeft } = await countOne(database, rate, { who, address });
  if (!isWithin) throw rateLimited(secondsLeft);
}

/** Who does something, and from where. */
interface Actor {
  /** A user's id, or the hash of a browser's token; null for a visitor without a token. */
  who: string | null;
  /** Any text; invalid addresses share one count. */
  address: string;
}

const counted = z.object({
  isWithin: z.boolean(),
  /** Whole seconds until the next minute, 1 to 60. */
  secondsLeft: z.number(),
});
type Counted = z.output<typeof counted>;

/**
 * Counts a try exactly, for all processes, in the present minute of the database's clock. A person's tries beyond their
 * own rate don't count for the address, since they would lock out others who share it.
 */
async function countOne(
  database: Database,
  { name, byUser, byAddress }: Rate,
  { who, address }: Actor,
): Promise<Counted> {
  const statement = sql`
    with minute as (
      select date_trunc('minute', now()) as start
    ), by_user as (
      insert into rate_count as counted (key, window_start, count)
        select ${`${name} user ${who}`}, start, 1 from minute where ${who !== null}::boolean
      on conflict (key, window_start) do update set count = counted.count + 1
      returning count
    ), by_address as (
      insert into rate_count as counted (key, window_start, count)
        select ${`${name} address ${networkOf(address)}`}, start, 1 from minute
          where coalesce((select count from by_user), 0) <= ${byUser}
      on conflict (key, window_start) do update set count = counted.count + 1
      returning count
    )
    select coalesce((select count from by_address) <= ${byAddress}, false) as "isWithin",
        greatest(1, ceil(60 - extract(epoch from now() - start)))::int as "secondsLeft"
      from minute`;
  const [row] = await rowsOf(database, statement, counted);
  if (row === undefined) throw new Error('Nothing was counted');
  return row;
}

/** Deletes the counts of past minutes. */
export async function sweepCounts(database: Database | Transaction): Promise<void> {
  // Skips rows that are locked.
  await database.execute(sql`
    delete from rate_count where (key, window_start) in (
      select key, window_start from rate_count
        where window_start < date_trunc('minute', now()) for update skip locked)`);
}
