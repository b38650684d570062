import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';

/** Any number: all processes that run jobs of one database use the same. */
const LOCKS = 7_241_909;

/**
 * Shows other processes that workers are alive, by locks that PostgreSQL takes back when the connection ends.
 *
 * The library marks a job with its worker, and believes the mark for four hours, even if the process was killed.
 */
export async function showAlive(client: ClientBase, workerIds: readonly string[]): Promise<void> {
  await client.query(
    'select pg_advisory_lock_shared($1, hashtext(id)) from unnest($2::text[]) as id',
    [LOCKS, workerIds],
  );
}

/**
 * Lets jobs of workers that aren't alive be tried again.
 *
 * @param olderThan PostgreSQL's interval since the job began: a process whose connection broke needs a moment for another
 */
export async function releaseAbandonedJobs(
  database: Pick<Database, 'execute'>,
  olderThan = '1 minute',
): Promise<void> {
  await database.execute(sql`
    with holders as materialized (
      select distinct locked_by from graphile_worker.jobs where locked_at < now() - ${olderThan}::interval),
    dead as materialized (
      select locked_by from holders where pg_try_advisory_xact_lock(${LOCKS}::int, hashtext(locked_by)))
    select graphile_worker.force_unlock_workers((select array_agg(locked_by) from dead))`);
}

/** Deletes jobs that were given up, a day later. Until then, the view `graphile_worker.jobs` shows them. */
export async function deleteFailedJobs(database: Pick<Database, 'execute'>): Promise<void> {
  await database.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and run_at < now() - interval '1 day'`);
}
