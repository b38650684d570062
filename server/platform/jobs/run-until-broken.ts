import type { Database } from '@server/platform/db/database';
import type { RunnerOptions, TaskList } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { showAlive } from './abandoned-jobs';
import { attempt, type Reporting } from './attempt';
import { ATTEMPTS, type Job, type Jobs } from './job';
import type { LibraryPool } from './library-pool';

/** How many jobs a process does at once. */
export const AT_ONCE = 2;
/** How often the library looks for jobs whose time has come. It is notified of new ones. */
const POLL_EVERY_MS = 2_000;
/** How long jobs may continue undisturbed when the program stops. */
const ABORT_AFTER_MS = 1_000;

export interface Round extends Reporting {
  jobs: Jobs;
  /** The library's connections. */
  libraryPool: LibraryPool;
  /** For the jobs. */
  database: Database;
  /** Ends the round, after the running jobs. */
  signal: AbortSignal;
  /** Called once jobs are run. */
  started(): void;
}

/**
 * Runs jobs until the first trouble with the database, or until it is asked to stop.
 *
 * The library survives only a part of what can happen: a worker that can't say that it has finished ends for good, and so
 * does its clock. So the round ends, and the next one has new workers; what the former ones held is free a minute later.
 *
 * @returns what went wrong; undefined if it was stopped
 */
export async function runUntilBroken(round: Round): Promise<unknown> {
  const { jobs, libraryPool, signal, started } = round;
  const { run, parseCronItems, logger } = await import('./library');
  let ends: (error?: unknown) => void = () => undefined;
  let isEnding = false;
  const ended = new Promise<unknown>((resolve) => {
    ends = (error) => {
      isEnding = true;
      resolve(error);
    };
  });
  const events: WorkerEvents = new EventEmitter();
  const workerIds: string[] = [];
  events.on('worker:create', ({ worker }) => workerIds.push(worker.workerId));
  events.on('pool:listen:success', started);
  events.on('pool:listen:error', ({ error }) => ends(error));
  events.on('worker:getJob:error', ({ worker, error }) => {
    // Resolved by force, a worker prints no trace.
    if (isEnding) void worker.release(true);
    ends(error);
  });
  events.on('worker:fatalError', ({ worker, error }) => {
    void worker.release(true);
    ends(error);
  });
  libraryPool.clockFailed = ends;

  if (signal.aborted) return undefined;
  const runner = await run({
    pgPool: libraryPool,
    events,
    logger,
    noHandleSignals: true,
    concurrency: AT_ONCE,
    pollInterval: POLL_EVERY_MS,
    preset: { worker: { gracefulShutdownAbortTimeout: ABORT_AFTER_MS } },
    taskList: tasksOf(round),
    parsedCronItems: parseCronItems(cronItemsOf(jobs)),
  });
  runner.promise.catch(ends);
  const connected = libraryPool.connect();
  void connected
    .then((client) => {
      client.on('error', ends);
      return showAlive(client, workerIds);
    })
    .catch(ends);
  const stop = () => ends();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const error = await ended;
  signal.removeEventListener('abort', stop);
  await runner.stop().catch(() => undefined);
  // Closed: in the pool it would keep the locks.
  await connected.then(
    (client) => client.release(true),
    () => undefined,
  );
  return error;
}

type WorkerEvents = NonNullable<RunnerOptions['events']>;

const entriesOf = (jobs: Jobs) => Object.entries(jobs) as [string, Job<unknown>][];

function tasksOf({ jobs, database, ...reporting }: Round): TaskList {
  const tasks: TaskList = {};
  for (const [name, job] of entriesOf(jobs)) {
    tasks[name] = (payload, helpers) => {
      const signal = helpers.abortSignal ?? reporting.signal;
      return attempt(name, () => job.run(payload, { database, signal }), helpers, reporting);
    };
  }
  return tasks;
}

const cronItemsOf = (jobs: Jobs) =>
  entriesOf(jobs).flatMap(([name, { schedule, mayOverlap }]) =>
    schedule === undefined
      ? []
      : [
          {
            task: name,
            identifier: name,
            match: schedule.cron,
            options: {
              backfillPeriod: schedule.catchUpMs,
              maxAttempts: ATTEMPTS,
              // Runs that nobody was there for don't pile up.
              jobKey: name,
              jobKeyMode: 'replace' as const,
              ...(!mayOverlap && { queueName: name }),
            },
          },
        ],
  );
