import { copyFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '@server/db/database';
import { sweepImports } from '@server/modules/collection-file';
import { sweepInbox } from '@server/modules/inbox';
import { isUnavailable } from './errors';
import { sweepAttempts } from './identity';
import { isMissingFile } from './is-missing-file';
import { sweepCounts } from './rate-limit';
import { sweepSessions } from './session';

const SWEEP_EVERY_MS = 60_000;
/** Any number; all processes that sweep one database take the same lock. */
const LOCK = 7_241_907;

interface Sweeping {
  database: Database;
  dataDir: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  everyMs?: number;
}

/**
 * Deletes expired data now and every minute, and keeps the embedded PostgreSQL's log short. Of several processes, one
 * sweeps at a time.
 *
 * @returns a function that stops it, after the running sweep
 */
export function startSweeping(options: Sweeping): () => Promise<void> {
  const { database, dataDir, log, everyMs = SWEEP_EVERY_MS } = options;
  const logFile = join(dataDir, 'postgres', 'server.log');
  let underWay: Promise<void> | undefined;

  const sweepAll = async (): Promise<void> => {
    for (const [what, sweep] of Object.entries(SWEEPS)) {
      await attempt(`${what} are not swept`, () => sweepAlone(database, sweep));
    }
    await attempt('the log of PostgreSQL is not shortened', () => shortenLog(logFile));
  };

  /** A failing sweep doesn't stop the others. */
  const attempt = (failure: string, act: () => Promise<void>): Promise<void> =>
    act().catch((error: unknown) => {
      // An unreachable database is reported by the code that needs it.
      if (!isUnavailable(error)) log.error({ err: error }, failure);
    });

  const sweepOnce = (): void => {
    underWay ??= sweepAll().finally(() => (underWay = undefined));
  };

  sweepOnce();
  const timer = setInterval(sweepOnce, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

const sweepAlone = (database: Database, sweep: Sweep): Promise<void> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
    );
    if (rows[0]?.mine) await sweep(transaction);
  });

/** Deletes expired rows of one table. */
type Sweep = (database: Database | Transaction) => Promise<void>;

/** All temporary data in the database, by its name in the log. */
const SWEEPS: Readonly<Record<string, Sweep>> = {
  sessions: sweepSessions,
  'sign-in attempts': sweepAttempts,
  'previews of imports': sweepImports,
  'inbox events': sweepInbox,
  'counts of requests': sweepCounts,
};

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Keeps a log of another program short: when it is too long, it is copied to `….1`, replacing the former copy, and
 * truncated. The other program must always write at the file's end.
 */
async function shortenLog(file: string, mostBytes = MAX_BYTES): Promise<void> {
  try {
    const { size } = await stat(file);
    if (size <= mostBytes) return;
    // Not moved, since the other program has it open. A line written during the copy may be lost.
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
}
