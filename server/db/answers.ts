import type { Pool } from 'pg';
import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds within which a usable database says something: a second, in parts. */
const PART_MS = 100;
const PARTS = 10;

/** Whether the database answers a trivial question within a second. */
export async function databaseAnswers(pool: Pool): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      pool.query('select 1').then(() => true),
      patience(timer.signal).then(() => false),
    ]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}

/** While the program itself is too busy to hear an answer, only one part of the patience passes. */
async function patience(signal: AbortSignal): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await after(PART_MS, null, { signal });
}
