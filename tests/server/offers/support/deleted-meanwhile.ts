import type { Pool } from 'pg';

/**
 * Does something that waits for an account, and deletes the account in the meantime. @returns the code of the refusal
 */
export async function deletedMeanwhile(
  pool: Pool,
  userId: string,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const deletion = await pool.connect();
  await deletion.query('begin');
  await deletion.query('select id from user_account where id = $1 for update', [userId]);
  const outcome = act().then(
    () => null,
    (error: Error) => error.message,
  );
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rows.length === 0);
  await deletion.query('update user_account set deleted_at = now(), handle = null where id = $1', [
    userId,
  ]);
  await deletion.query('commit');
  deletion.release();
  return outcome;
}
