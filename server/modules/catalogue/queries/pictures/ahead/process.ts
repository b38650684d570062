import { readdirSync } from 'node:fs';
import { constants, hostname, setPriority } from 'node:os';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { createDatabase, createPool } from '@server/platform/db/database';
import { errorInLog } from '@server/platform/log/error-in-log';
import paint from '../painting/worker';
import { PictureUnavailable } from '../picture-unavailable';
import type { AheadReport, AheadTask } from './keep-ahead';
import { makeAhead } from './make-ahead';

/** On Linux, each thread has a priority, which new threads inherit; elsewhere, the process has one. */
function yieldToEverything(): void {
  const threads =
    process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // The thread has ended meanwhile, or the system doesn't allow it. Pictures are made anyway.
    }
  }
}

async function run({ connectionString, dataDir }: AheadTask): Promise<void> {
  yieldToEverything();
  sharp.concurrency(1);
  // One connection holds the lock.
  const pool = createPool(connectionString, { max: 2, onIdleError: () => undefined });
  const endTurn = await takeTurn(pool, dataDir);
  await makeAhead({
    database: createDatabase(pool),
    dataDir,
    async paint(job) {
      const painted = await paint(job);
      if ('refusal' in painted) throw new PictureUnavailable(painted.refusal);
      return Buffer.from(painted.bytes);
    },
    log: { warn: ({ err }, what) => report(what, err) },
  });
  endTurn();
  await pool.end();
}

/** Any number; all processes that make pictures ahead take the same, with their folder's. */
const LOCK = 7_241_911;

/**
 * Waits for processes of other programs that share the data folder, which would make the same pictures at the same time.
 * PostgreSQL gives the turn on when this process ends, in whatever way.
 */
async function takeTurn(pool: Pool, dataDir: string): Promise<() => void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1, hashtext($2))', [
    LOCK,
    `${hostname()} ${dataDir}`,
  ]);
  return () => client.release(true);
}

const report = (what: string, error: unknown): void =>
  void process.send?.({ what, error: errorInLog(error) } satisfies AheadReport);

// The program has ended.
process.once('disconnect', () => process.exit());
process.once('message', (task: AheadTask) => {
  run(task)
    .catch((error: unknown) => {
      report('pictures are not made ahead', error);
      process.exitCode = 1;
    })
    .finally(() => process.disconnect());
});
