import type { Pool } from 'pg';
import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds within which a usable database says something. */
const ANSWER_WITHIN_MS = 1_000;

/** Whether the database answers a trivial question within a second. */
export async function databaseAnswers(pool: Pool): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      pool.query('select 1').then(() => true),
      after(ANSWER_WITHIN_MS, false, { signal: timer.signal }),
    ]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}
