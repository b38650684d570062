import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import { unavailable } from '@server/platform/errors';
import { createPool } from './database';

/** Milliseconds of work after which the database is probed. */
const SLOW_MS = 750;

/**
 * Waits for database work while the database answers probes: a client learns within two seconds that it is gone, and a
 * slow query can still finish.
 *
 * @throws UNAVAILABLE when the database doesn't answer; the work's own outcome is dropped then
 */
export async function failFastIfDatabaseDown<Value>(
  work: Promise<Value>,
  pool: Pool,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  // Not the timers of promises: ending one makes an error with its stack, for each request.
  const slow = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, SLOW_MS, false);
  });
  const settled = work.then(
    () => true,
    () => true,
  );
  try {
    const inTime = await Promise.race([settled, slow]);
    if (!inTime && !(await Promise.race([settled, databaseAnswers(pool)]))) throw unavailable();
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds within which a usable database answers: a second, in parts. */
const PART_MS = 100;
const PARTS = 10;

/** Milliseconds after which an abandoned probe is given up. */
const GIVE_UP_MS = 2_000;

const probes = new WeakMap<Pool, { pool: Pool; answer?: Promise<boolean> | undefined }>();

/**
 * Whether a pool's database answers a trivial query within a second. It uses its own connection, since slow
 * statements may hold all of the pool's. Simultaneous callers get the same answer.
 */
export function databaseAnswers(pool: Pool): Promise<boolean> {
  const probe = probes.get(pool) ?? { pool: probeOf(pool) };
  probes.set(pool, probe);
  probe.answer ??= ask(probe.pool).finally(() => (probe.answer = undefined));
  return probe.answer;
}

/** One connection, which is closed after a while without use. */
const probeOf = ({ options }: Pool): Pool =>
  createPool(options.connectionString ?? '', {
    max: 1,
    answerWithin: GIVE_UP_MS,
    idleTimeout: 30_000,
    allowExitOnIdle: true,
  });

async function ask(probe: Pool): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      probe.query('select 1').then(() => true),
      timeout(timer.signal).then(() => false),
    ]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}

/** Waits for the timeout in parts: a program too busy to read an answer loses only one part of it. */
async function timeout(signal: AbortSignal): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await after(PART_MS, null, { signal });
}
