import type { Database } from '@server/platform/db/database';
import type { RunOptions } from '../../queries/runs/run';
import { type StartedRun, startRun } from './start-run';

/**
 * Starts a sync of the whole catalogue with its sources, which a job does.
 *
 * @returns CONFLICT while another run is under way
 */
export function startSync(
  database: Database,
  actorId: string,
  chosen: Pick<RunOptions, 'acceptJumps' | 'replaceDemo' | 'discardChanges'>,
): Promise<StartedRun> {
  const options: RunOptions = {
    recordedAt: null,
    setCode: null,
    ...chosen,
  };
  return startRun(database, actorId, () =>
    Promise.resolve({ kind: 'SYNC', source: 'all sources', options }),
  );
}
