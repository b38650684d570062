import type { Pool } from 'pg';

/** Does something within one minute of the database's clock: again where a minute ended meanwhile. */
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

/** As if something had been done so often in this minute. */
export const haveCounted = (pool: Pool, key: string, count: number): Promise<unknown> =>
  pool.query(
    `insert into rate_count (key, window_start, count) values ($1, date_trunc('minute', now()), $2)`,
    [key, count],
  );
