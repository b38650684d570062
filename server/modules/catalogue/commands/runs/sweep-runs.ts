import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import { sweepFiles } from './keep-file';

/** The number of runs whose reports are kept; the audit keeps that they were. */
const KEPT_RUNS = 50;

/** Ends runs whose job was given up, and deletes old ones and files that nobody imported. */
export async function sweepCatalogueRuns(database: Database): Promise<void> {
  await database.execute(sql`
    update catalogue_run set status = 'FAILED', progress = null, ended_at = now()
      where status in ('WAITING', 'RUNNING') and not exists (
        select from graphile_worker.jobs j
          where j.key = 'run-catalogue/' || catalogue_run.id
            and (j.attempts < j.max_attempts or j.locked_at is not null))`);
  await database.execute(sql`
    delete from catalogue_run where status not in ('WAITING', 'RUNNING') and id not in (
      select id from catalogue_run order by started_at desc limit ${KEPT_RUNS})`);
  await sweepFiles(database);
}
