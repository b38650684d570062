import { createDatabase, createPool, createPoolOf } from '@server/platform/db/database';
import { outageOf } from '@server/platform/log';
import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Reporting } from './attempt';
import type { Jobs } from './job';
import { LibraryPool } from './library-pool';
import { AT_ONCE, runUntilBroken } from './run-until-broken';

/** One for each running job, and one to spare. */
const CONNECTIONS = AT_ONCE + 1;
/** Of the library: one for each worker, one that listens, and one that shows that they are alive. */
const LIBRARY_CONNECTIONS = AT_ONCE + 2;
const STATEMENT_WITHIN_MS = 60_000;
/** The pause after trouble doubles each time. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

interface JobsOptions extends Reporting {
  jobs: Jobs;
  /** Of the same database; its address is used. */
  pool: Pool;
}

export interface RunningJobs {
  /** The connections of jobs. */
  pool: Pool;
  /** Starts no more jobs, and waits for the running ones, which are asked to end a second later. */
  stop(): Promise<void>;
}

/** Runs jobs in this process, on separate connections, whenever the database is there. Returns at once. */
export function startJobs({ jobs, pool: { options }, ...reporting }: JobsOptions): RunningJobs {
  const address = options.connectionString ?? '';
  const limits = { statementTimeout: STATEMENT_WITHIN_MS };
  const pool = createPool(address, { ...limits, max: CONNECTIONS });
  const libraryPool = createPoolOf(LibraryPool, address, { ...limits, max: LIBRARY_CONNECTIONS });
  const database = createDatabase(pool);
  const outage = outageOf('running jobs', reporting.log);
  const stopping = new AbortController();
  const { signal } = stopping;

  const runAlways = async (): Promise<void> => {
    let failures = 0;
    const started = () => {
      failures = 0;
      outage.worked();
    };
    while (!signal.aborted) {
      const round = { jobs, libraryPool, database, signal, started, ...reporting };
      const error = await runUntilBroken(round).catch((thrown: unknown) => thrown);
      if (signal.aborted) return;
      outage.failed(error);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      await after(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = runAlways();

  return {
    pool,
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([pool.end(), libraryPool.end()]);
    },
  };
}
