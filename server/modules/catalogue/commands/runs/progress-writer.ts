import type { CatalogueRunProgress } from '@domain/catalogue-run';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import { setTimeout as after } from 'node:timers/promises';
import { CATALOGUE_RUN_CHANNEL } from '../../queries/runs/run';

/** At most twice a second. */
const EVERY_MS = 500;

/** Stores the progress of a run, for all processes and for pages that are opened later. */
export interface ProgressWriter {
  /** Returns at once. What is newer replaces what wasn't stored yet. */
  report(progress: CatalogueRunProgress): void;
  /** Stores no more, and waits for what is being stored. */
  stop(): Promise<void>;
}

export function writeProgress(database: Database, runId: string): ProgressWriter {
  let next: CatalogueRunProgress | undefined;
  let writing: Promise<void> | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;

  const write = async (): Promise<void> => {
    while (next !== undefined && !signal.aborted) {
      const progress = JSON.stringify(next);
      next = undefined;
      // Progress that isn't stored is no trouble, and other statements notice an outage.
      await database
        .execute(
          sql`with changed as (
              update catalogue_run set progress = ${progress}::jsonb
                where id = ${runId} and status = 'RUNNING' returning id)
            select pg_notify(${CATALOGUE_RUN_CHANNEL}, '') from changed`,
        )
        .catch(() => undefined);
      await after(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
    writing = undefined;
  };

  return {
    report(progress) {
      next = progress;
      writing ??= write();
    },
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}
