import { isUnderWay } from '@domain/catalogue-run';
import { importCatalogueFile } from '../import/import-file';
import { type ParseJson } from '../sync/sources/json/parse-json';
import { SOURCE_LIMITS } from '../sync/source-files/open-address';
import { syncCatalogue } from '../sync/sync-catalogue';
import { type SyncFrom } from '../sync/open-files';
import type { Database } from '@server/platform/db/database';
import { isOutage, type JobContext } from '@server/platform/jobs';
import { sql } from 'drizzle-orm';
import { findKeptFile, readKeptFile } from '../../queries/runs/kept-file';
import { findRun } from '../../queries/runs/runs';
import { CATALOGUE_RUN_CHANNEL, type CatalogueRun, type RunOutcome } from '../../queries/runs/run';
import { endRun } from './end-run';
import { writeProgress, type ProgressWriter } from './progress-writer';
import { whenCancelled } from './when-cancelled';

interface RunContext extends JobContext {
  /** Where backups go. */
  dataDir: string;
  /** Where a sync reads. */
  from: SyncFrom;
  /** Parses files in another thread. */
  parse?: ParseJson | undefined;
}

/** A run that ended its process twice would end it again. */
const MOST_TRIES = 2;

/**
 * Does what an administrator started, in a job, with the command's own code. A run whose process ended begins once more;
 * after an import that was done already, that changes nothing. One that is cancelled stops within a second or two.
 *
 * @throws after a fault, which the run's status then says, and in an outage, after which the job is tried again
 */
export async function runCatalogue(runId: string, context: RunContext): Promise<void> {
  const { database, signal } = context;
  const run = await findRun(database, runId);
  if (run === null || !isUnderWay(run.status)) return;
  if (!(await begin(database, runId))) {
    await endRun(database, run, 'FAILED', CUT_OFF);
    return;
  }
  const progress = writeProgress(database, runId);
  const cancelled = whenCancelled(database, runId);
  const stopping = AbortSignal.any([signal, cancelled.signal]);
  try {
    const act = run.kind === 'SYNC' ? sync : importSource;
    const outcome = await act(run, progress, { ...context, signal: stopping });
    await progress.stop();
    await endRun(database, run, outcome.ok ? 'DONE' : 'REFUSED', outcome);
  } catch (error) {
    await progress.stop();
    if (cancelled.signal.aborted) return;
    if (signal.aborted || isOutage(error)) await takeBackTry(database, runId);
    else await endRun(database, run, 'FAILED', null);
    throw error;
  } finally {
    cancelled.stopWatching();
  }
}

const CUT_OFF: RunOutcome = {
  ok: false,
  refusal: {
    code: 'CUT_OFF',
    message: 'The program ended twice in the middle of it, so it is not tried again.',
  },
};

/** @returns false if the run has ended, or was tried often enough */
async function begin(database: Database, runId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with begun as (
      update catalogue_run set status = 'RUNNING', tries = tries + 1
        where id = ${runId}::uuid and status in ('WAITING', 'RUNNING') and tries < ${MOST_TRIES}
        returning id)
    select pg_notify(${CATALOGUE_RUN_CHANNEL}, '') from begun`);
  return rows.length > 0;
}

/** The process stops in order, or lost the database: that is no sign that the run would end it. */
async function takeBackTry(database: Database, runId: string): Promise<void> {
  await database
    .execute(
      sql`update catalogue_run set tries = tries - 1 where id = ${runId}::uuid and tries > 0`,
    )
    .catch(() => undefined);
}

async function importSource(
  { source, fileId, options, startedAt }: CatalogueRun,
  progress: ProgressWriter,
  { database, signal, dataDir, parse }: RunContext,
): Promise<RunOutcome> {
  const file = fileId === null ? null : await findKeptFile(database, fileId);
  let sentence = `Reading ${source}.`;
  let done: number | null = null;
  const say = () => progress.report({ sentence, done, of: file?.bytes ?? null });
  say();
  const outcome = await importCatalogueFile(
    source,
    {
      recordedAt: options.recordedAt === null ? undefined : new Date(options.recordedAt),
      setCode: options.setCode ?? undefined,
      replaceDemo: options.replaceDemo,
      discardChanges: options.discardChanges,
      accept: options.acceptJumps,
    },
    {
      database,
      dataDir,
      parse,
      // Prices hold at the same time, however often the run begins.
      now: new Date(startedAt),
      limits: { ...SOURCE_LIMITS, publicOnly: true },
      progress(message) {
        signal.throwIfAborted();
        sentence = message;
        say();
      },
      ...(file && {
        async *open() {
          done = 0;
          for await (const bytes of readKeptFile(database, file.id)) {
            signal.throwIfAborted();
            yield bytes;
            done += bytes.length;
            say();
          }
        },
      }),
    },
  );
  return outcome.ok ? { ok: true, reports: [outcome.report] } : outcome;
}

async function sync(
  { options, startedAt }: CatalogueRun,
  progress: ProgressWriter,
  { database, signal, dataDir, from, parse }: RunContext,
): Promise<RunOutcome> {
  const outcome = await syncCatalogue({
    database,
    dataDir,
    from,
    parse,
    signal,
    now: new Date(startedAt),
    replaceDemo: options.replaceDemo,
    discardChanges: options.discardChanges,
    accept: options.acceptJumps,
    progress: ({ message, done, total }) =>
      progress.report(
        total === 0
          ? { sentence: message, done: null, of: null }
          : { sentence: message, done, of: total },
      ),
  });
  return outcome.ok ? { ok: true, sync: outcome.report } : outcome;
}
