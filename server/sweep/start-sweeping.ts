import type { Database } from '@server/db/database';
import { isUnavailable } from '@server/errors';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { shortenLog } from './shorten-log';
import { SWEEPS, type Sweep } from './sweeps';

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
 * Removes what is over at once and then every minute, whoever comes or doesn't, and keeps the embedded PostgreSQL's log
 * short. Of several processes that sweep at once, one does it.
 *
 * @returns stops, after what is under way
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

  /** One that fails doesn't keep the others from being swept. */
  const attempt = (failure: string, act: () => Promise<void>): Promise<void> =>
    act().catch((error: unknown) => {
      // That the database is away is said by what needs it.
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
