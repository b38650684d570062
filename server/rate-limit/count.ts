import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';
import { networkOf } from './network-of';
import type { Rate } from './rate';

/** Who does something, and from where. */
export interface Doer {
  userId: string;
  /** Any text; what isn't an address counts as one. */
  address: string;
}

interface Counted {
  isWithin: boolean;
  /** Whether it is the person's first in this minute. */
  isFirst: boolean;
  /** Whole seconds until the next minute, 1 to 60. */
  secondsLeft: number;
}

/**
 * Counts something that is done, in this minute by the database's clock, for all processes together (quality 2). What
 * one person does beyond their own rate doesn't count for the address, lest they shut out those who share it.
 */
export async function countOne(
  database: Database,
  { name, byUser, byAddress }: Rate,
  { userId, address }: Doer,
): Promise<Counted> {
  const { rows } = await database.execute<Record<keyof Counted, unknown>>(sql`
    with minute as (
      select date_trunc('minute', now()) as start
    ), by_user as (
      insert into rate_count as counted (key, window_start, count)
        select ${`${name} user ${userId}`}, start, 1 from minute
      on conflict (key, window_start) do update set count = counted.count + 1
      returning count
    ), by_address as (
      insert into rate_count as counted (key, window_start, count)
        select ${`${name} address ${networkOf(address)}`}, start, 1 from minute, by_user
          where by_user.count <= ${byUser}
      on conflict (key, window_start) do update set count = counted.count + 1
      returning count
    )
    select coalesce(by_address.count <= ${byAddress}, false) as "isWithin",
        by_user.count = 1 as "isFirst",
        greatest(1, ceil(60 - extract(epoch from now() - start)))::int as "secondsLeft"
      from minute cross join by_user left join by_address on true`);
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was counted');
  return row as unknown as Counted;
}

/** Forgets the counts of minutes that are over. */
export async function sweepCounts(database: Database): Promise<void> {
  // Two who sweep at once leave each other's rows alone instead of waiting for them.
  await database.execute(sql`
    delete from rate_count where (key, window_start) in (
      select key, window_start from rate_count
        where window_start < date_trunc('minute', now()) for update skip locked)`);
}
