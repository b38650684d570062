import type { Database } from '@server/platform/db/database';
import { findRun } from '../../queries/runs/runs';

const EVERY_MS = 1_000;

/** Watches a run that this process does, which any process may be asked to cancel. */
export function whenCancelled(
  database: Database,
  runId: string,
): { signal: AbortSignal; stopWatching(): void } {
  const cancelled = new AbortController();
  const look = async () => {
    // The run's own statements notice an outage.
    const run = await findRun(database, runId).catch(() => undefined);
    if (run !== undefined && run?.status !== 'RUNNING') {
      cancelled.abort(new Error('The run was cancelled.'));
    }
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return { signal: cancelled.signal, stopWatching: () => clearInterval(timer) };
}
