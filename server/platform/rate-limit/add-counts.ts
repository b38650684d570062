import type { Pool } from 'pg';

/** The counts of all processes. */
interface Totals {
  /** The present minute by the database's clock, in minutes since 1970. */
  minute: number;
  /** Milliseconds until it ends. */
  msLeft: number;
  /** The counts of the minute, by key. */
  totals: ReadonlyMap<string, number>;
}

/** Adds counts of different keys, at least one, to those of the present minute. */
export type AddCounts = (counts: readonly { key: string; count: number }[]) => Promise<Totals>;

interface Row {
  key: string;
  count: number;
  minute: number;
  msLeft: number;
}

const STATEMENT = `with minute as (
  select date_trunc('minute', now()) as start
), added as (
  insert into rate_count as counted (key, window_start, count)
    select more.key, start, more.count
      from minute, unnest($1::text[], $2::int[]) with ordinality as more (key, count, place)
      order by place
  on conflict (key, window_start) do update set count = counted.count + excluded.count
  returning key, count
)
select key, count, (extract(epoch from start) / 60)::int as minute,
    (60000 - 1000 * extract(epoch from now() - start))::float as "msLeft"
  from added, minute`;

/** Adds counts in PostgreSQL, in one statement. */
export const addCountsTo =
  (pool: Pool): AddCounts =>
  async (counts) => {
    // In one order, so processes that add to the same rows don't deadlock.
    const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const columns = [sorted.map(({ key }) => key), sorted.map(({ count }) => count)];
    const client = await pool.connect();
    try {
      const { rows } = await client.query<Row>(STATEMENT, columns);
      const { minute = 0, msLeft = 0 } = rows[0] ?? {};
      return { minute, msLeft, totals: new Map(rows.map(({ key, count }) => [key, count])) };
    } finally {
      client.release();
    }
  };
