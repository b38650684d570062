import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '@server/db/database';
import { rateLimited } from '@server/errors';
import { networkOf } from './network-of';
import type { Rate } from './rate';

interface Asking {
  database: Database;
  /** Where the request comes from, as TRUST_PROXY lets through. */
  address: string;
}

/**
 * Lets somebody do what may be done only so often. Whatever comes of it counts, and so does what is refused for this.
 *
 * @param who a user's id, or the hash of a browser's token; null for a visitor, who counts by address alone
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
  /** Any text; what isn't an address counts as one. */
  address: string;
}

interface Counted {
  isWithin: boolean;
  /** Whole seconds until the next minute, 1 to 60. */
  secondsLeft: number;
}

/**
 * Counts something that is done, in this minute by the database's clock, for all processes together and exactly. What
 * one person does beyond their own rate doesn't count for the address: it would shut out those who share it.
 */
async function countOne(
  database: Database,
  { name, byUser, byAddress }: Rate,
  { who, address }: Actor,
): Promise<Counted> {
  const { rows } = await database.execute<Record<keyof Counted, unknown>>(sql`
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
      from minute`);
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was counted');
  return row as unknown as Counted;
}

/** Forgets the counts of minutes that are over. */
export async function sweepCounts(database: Database | Transaction): Promise<void> {
  // Doesn't wait for a row that is being counted.
  await database.execute(sql`
    delete from rate_count where (key, window_start) in (
      select key, window_start from rate_count
        where window_start < date_trunc('minute', now()) for update skip locked)`);
}
