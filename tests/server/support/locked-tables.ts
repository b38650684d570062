import type { Pool } from 'pg';

const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

export interface LockedTables {
  /** Resolves once the given number of statements wait for a lock. */
  untilWaiting(statements: number): Promise<void>;
  /** Resolves once something is done, or the given number of statements wait for a lock. */
  untilDoneOrWaiting(work: Promise<unknown>, statements: number): Promise<void>;
}

/** Does something while some tables are locked, so that others wait until it is done. */
export async function withLockedTables(
  pool: Pool,
  tables: string,
  act: (held: LockedTables) => Promise<void>,
): Promise<void> {
  const areWaiting = async (statements: number) =>
    (await pool.query(WAITING)).rows.length >= statements;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`lock table ${tables} in access exclusive mode`);
    await act({
      async untilWaiting(statements) {
        while (!(await areWaiting(statements)));
      },
      async untilDoneOrWaiting(work, statements) {
        const isDone = work.then(
          () => true,
          () => true,
        );
        while (!(await Promise.race([isDone, areWaiting(statements)])));
      },
    });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
