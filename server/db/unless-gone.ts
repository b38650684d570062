import { databaseAnswers } from './answers';
import { unavailable } from '@server/errors';
import type { Pool } from 'pg';
import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds after which work is slow enough to ask whether the database is still there. */
const SLOW_MS = 750;

/**
 * Waits for work on the database for as long as the database answers at all, so that a client hears
 * within two seconds that it is gone, and a query that is merely slow is still waited for.
 *
 * @throws UNAVAILABLE when the database doesn't answer; the work's own outcome is dropped then
 */
export async function unlessGone<Value>(work: Promise<Value>, pool: Pool): Promise<Value> {
  const timer = new AbortController();
  const settled = work.then(
    () => true,
    () => true,
  );
  try {
    const inTime = await Promise.race([settled, after(SLOW_MS, false, { signal: timer.signal })]);
    if (!inTime && !(await Promise.race([settled, databaseAnswers(pool)]))) throw unavailable();
    return await work;
  } finally {
    timer.abort();
  }
}
