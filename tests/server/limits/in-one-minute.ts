import type { Pool } from 'pg';

/** Does something within one minute of the database's clock; repeats it if the minute ended in between. */
export async function inOneMinute<Result>(pool: Pool, act: () => Promise<Result>): Promise<Result> {
  const minute = async () =>
    (await pool.query(`select date_trunc('minute', now())::text as start`)).rows[0].start;
  for (;;) {
    await pool.query('truncate rate_count');
    const began = await minute();
    const result = await act();
    if ((await minute()) === began) return result;
  }
}

/** Sets how often something counts as done in this minute. */
export const haveCounted = (pool: Pool, key: string, count: number): Promise<unknown> =>
  pool.query(
    `insert into rate_count (key, window_start, count) values ($1, date_trunc('minute', now()), $2)`,
    [key, count],
  );
