import type { Database } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import type { FieldError } from '@server/platform/graphql/field-error';
import { sql } from 'drizzle-orm';
import { findRun } from '../../queries/runs/runs';
import type { RunOutcome } from '../../queries/runs/run';
import { endRun } from './end-run';

/**
 * Ends a run that waits or is under way. The process that does it stops a moment later; what it has written stays.
 *
 * @returns errors with nothing changed: NOT_FOUND, CONFLICT for a run that has ended
 */
export async function cancelRun(
  database: Database,
  actorId: string,
  runId: string,
): Promise<{ errors: FieldError[] }> {
  const run = isUuid(runId) ? await findRun(database, runId) : null;
  if (run === null) return refused('NOT_FOUND', 'There is no such import or sync any more.');
  if (!(await endRun(database, run, 'REFUSED', CANCELLED, actorId))) {
    return refused('CONFLICT', 'It has ended already.');
  }
  // It isn't tried again; a job that a process holds ends by itself.
  await database.execute(sql`select graphile_worker.remove_job(${`run-catalogue/${runId}`})`);
  return { errors: [] };
}

const CANCELLED: RunOutcome = {
  ok: false,
  refusal: {
    code: 'CANCELLED',
    message: 'An administrator cancelled it. What was written before that stays.',
  },
};

const refused = (code: string, message: string): { errors: FieldError[] } => ({
  errors: [{ field: 'runId', code, message }],
});
