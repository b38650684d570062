import type { CatalogueRunStatus } from '@domain/catalogue-run';
import { importCatalogueFile, SOURCE_LIMITS } from '@server/catalogue/import';
import { syncCatalogue, type SyncFrom, type SyncReport } from '@server/catalogue/sync';
import type { Database } from '@server/db/database';
import { isOutage, type JobContext } from '@server/jobs';
import { recordCatalogueChange } from '@server/modules/audit';
import { sql } from 'drizzle-orm';
import { findKeptFile, readKeptFile } from '../queries/kept-file';
import { findRun } from '../queries/runs';
import { CATALOGUE_RUN_CHANNEL, type CatalogueRun, demosInTheWay, type RunOutcome } from '../run';
import { deleteFile } from './keep-file';
import { writeProgress, type ProgressWriter } from './progress-writer';

interface RunContext extends JobContext {
  /** Where backups go. */
  dataDir: string;
  /** Where a sync reads. */
  from: SyncFrom;
}

/**
 * Does what an administrator started, in a job, with the command's own code. A run whose process ended begins again;
 * after an import that was done already, that changes nothing.
 *
 * @throws after a fault, which the run's status then says, and in an outage, after which the job is tried again
 */
export async function runCatalogue(runId: string, context: RunContext): Promise<void> {
  const { database, signal } = context;
  if (!(await begin(database, runId))) return;
  const run = await findRun(database, runId);
  if (run === null) return;
  const progress = writeProgress(database, runId);
  try {
    const act = run.kind === 'SYNC' ? sync : importSource;
    const outcome = await act(run, progress, context);
    await progress.stop();
    await end(database, run, outcome.ok ? 'DONE' : 'REFUSED', outcome);
  } catch (error) {
    await progress.stop();
    if (!signal.aborted && !isOutage(error)) await end(database, run, 'FAILED', null);
    throw error;
  }
}

/** @returns false if the run has ended already */
async function begin(database: Database, runId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with begun as (
      update catalogue_run set status = 'RUNNING'
        where id = ${runId}::uuid and status in ('WAITING', 'RUNNING') returning id)
    select pg_notify(${CATALOGUE_RUN_CHANNEL}, '') from begun`);
  return rows.length > 0;
}

async function importSource(
  { source, fileId, options, startedAt }: CatalogueRun,
  progress: ProgressWriter,
  { database, signal, dataDir }: RunContext,
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
  { database, signal, dataDir, from }: RunContext,
): Promise<RunOutcome> {
  const outcome = await syncCatalogue({
    database,
    dataDir,
    from,
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

async function end(
  database: Database,
  { id, source, fileId, startedBy }: CatalogueRun,
  status: CatalogueRunStatus,
  outcome: RunOutcome | null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`
      update catalogue_run set status = ${status}, outcome = ${JSON.stringify(outcome)}::jsonb,
          progress = null, ended_at = now()
        where id = ${id}::uuid`);
    await recordCatalogueChange(transaction, {
      actorId: startedBy?.id ?? null,
      action: 'RUN_ENDED',
      subject: source,
      from: null,
      to: endInWords(outcome),
    });
    // The next try with the demo's removal confirmed needs the file again.
    if (fileId !== null && demosInTheWay(outcome).length === 0)
      await deleteFile(transaction, fileId);
    await transaction.execute(sql`select pg_notify(${CATALOGUE_RUN_CHANNEL}, '')`);
  });
}

function endInWords(outcome: RunOutcome | null): string {
  if (outcome === null) return 'failed';
  if (!outcome.ok) return outcome.refusal.message;
  if ('sync' in outcome) return syncEnd(outcome.sync);
  return outcome.reports
    .map(({ setCode, isChanged }) => `${setCode}: ${isChanged ? 'changed' : 'nothing changed'}`)
    .join(', ');
}

function syncEnd({ sets, isChanged }: SyncReport): string {
  const refused = sets.filter(({ refusals }) => refusals.length > 0).map(({ code }) => code);
  const words = isChanged ? 'changed' : 'nothing changed';
  return refused.length === 0 ? words : `${words}; parts of ${refused.join(', ')} were refused`;
}
