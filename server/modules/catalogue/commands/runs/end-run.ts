import type { CatalogueRunStatus } from '@domain/catalogue-run';
import type { SyncReport } from '../sync/report';
import type { Database } from '@server/platform/db/database';
import { recordCatalogueChange } from '@server/modules/people';
import { sql } from 'drizzle-orm';
import {
  CATALOGUE_RUN_CHANNEL,
  type CatalogueRun,
  demosInTheWay,
  type RunOutcome,
} from '../../queries/runs/run';
import { deleteFile } from './keep-file';

/**
 * Ends a run, with its entry in the audit.
 *
 * @param actorId who ended it, or else who started it
 * @returns false if it had ended already, which then stays as it was
 */
export const endRun = (
  database: Database,
  { id, source, fileId, startedBy }: Pick<CatalogueRun, 'id' | 'source' | 'fileId' | 'startedBy'>,
  status: CatalogueRunStatus,
  outcome: RunOutcome | null,
  actorId = startedBy?.id ?? null,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`
      update catalogue_run set status = ${status}, outcome = ${JSON.stringify(outcome)}::jsonb,
          progress = null, ended_at = now()
        where id = ${id}::uuid and status in ('WAITING', 'RUNNING') returning id`);
    if (rows.length === 0) return false;
    await recordCatalogueChange(transaction, {
      actorId,
      action: 'RUN_ENDED',
      subject: source,
      from: null,
      to: endInWords(outcome),
    });
    // The next try with the demo's removal confirmed needs the file again.
    if (fileId !== null && demosInTheWay(outcome).length === 0)
      await deleteFile(transaction, fileId);
    await transaction.execute(sql`select pg_notify(${CATALOGUE_RUN_CHANNEL}, '')`);
    return true;
  });

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
