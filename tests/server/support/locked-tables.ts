import { lostDeadlocks } from '@server/platform/db/deadlock';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';

const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

export interface LockedTables {
  /** Locks one more table, as a migration does, and lets others notice a deadlock. */
  lockToo(table: string): Promise<void>;
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
      async lockToo(table) {
        await holder.query(`set local deadlock_timeout = '1min'`);
        await holder.query(`lock table ${table} in access exclusive mode`);
      },
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

/**
 * Lets work lose a deadlock with a migration, which locks first what the work waits for, and then what it has locked.
 *
 * @returns what the work returns once the migration is over
 */
export async function loseDeadlock<Done>(
  pool: Pool,
  [waitsFor, hasLocked]: [waitsFor: string, hasLocked: string],
  work: () => Promise<Done>,
): Promise<Done> {
  let done: Promise<Done> | undefined;
  await withLockedTables(pool, waitsFor, async (held) => {
    done = work();
    await held.untilWaiting(1);
    await held.lockToo(hasLocked);
  });
  return done!;
}

/** Lets a transaction lose a deadlock. @returns how often it was tried */
export async function triesInDeadlock(database: Database): Promise<number> {
  let tries = 0;
  await loseDeadlock(database.$client, ['card', 'card_set'], () =>
    database.transaction(async (transaction) => {
      tries += 1;
      await transaction.execute(sql`select from card_set for update`);
      await transaction.execute(sql`select from card for update`);
    }),
  );
  return tries;
}

/** Whatever a file's tests do loses no deadlock: each is a second's wait, which our order of locks spares everyone. */
export function expectNoDeadlocks(): void {
  let lost = 0;
  const hear = () => void (lost += 1);
  beforeAll(() => lostDeadlocks.subscribe(hear));
  afterAll(() => {
    lostDeadlocks.unsubscribe(hear);
    expect(lost).toBe(0);
  });
}
