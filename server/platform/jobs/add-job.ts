import type { Database, Transaction } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import { ATTEMPTS, type JobName, type JobPayloads, queueOf } from './job';

interface AddOptions {
  /** Another job of this name with the same key is replaced if it hasn't started. */
  key?: string;
  /** When it may start; a job that is replaced keeps its time. */
  runAt?: Date;
}

/**
 * Adds a job that some process runs once the transaction is committed, within two seconds of its time.
 *
 * A key is locked until the end of the transaction, and others that add the same one wait for it.
 */
export async function addJob<Name extends JobName>(
  database: Database | Transaction,
  name: Name,
  payload: JobPayloads[Name],
  { key, runAt }: AddOptions = {},
): Promise<void> {
  await database.execute(sql`select graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify(payload)}::json,
    queue_name => ${queueOf(name)}::text,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${ATTEMPTS}::int,
    job_key => ${key === undefined ? null : keyOf(name, key)}::text,
    job_key_mode => 'preserve_run_at')`);
}

/** The library's keys are unique among all jobs. */
const keyOf = (name: JobName, key: string): string => `${name}/${key}`;
