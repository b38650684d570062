import { startJobs, type Jobs, type RunningJobs } from '@server/platform/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** A log that keeps what is said, in the order of the lines. */
export function keptLog() {
  const errors: Record<string, unknown>[] = [];
  const warnings: string[] = [];
  const log = {
    error: (fields: Record<string, unknown>, sentence: string) =>
      errors.push({ ...fields, sentence }),
    warn: (...args: unknown[]) => warnings.push(String(args.at(-1))),
  } as unknown as FastifyBaseLogger;
  return { log, errors, warnings };
}

/** Starts processes of their own, as far as PostgreSQL can tell. */
export const runnersOf = (pool: Pool, jobs: Jobs, count: number, log = keptLog().log) =>
  Array.from({ length: count }, (): RunningJobs => startJobs({ jobs, pool, log }));

/** Makes jobs that wait for their next attempt due now, and workers look for them. */
export const hurry = (pool: Pool) =>
  pool.query(`
    select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs;
    notify "jobs:insert"`);

/** What is in the table of jobs. */
export async function jobsIn(pool: Pool) {
  const { rows } = await pool.query<{
    name: string;
    attempts: number;
    lastError: string | null;
    isLocked: boolean;
  }>(
    `select task_identifier as name, attempts, last_error as "lastError", locked_at is not null as "isLocked"
      from graphile_worker.jobs order by id`,
  );
  return rows;
}
