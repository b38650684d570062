import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { lostDeadlocks } from '@server/platform/db/deadlock';
import { figuresOf } from './database-figures';
import type { Metrics } from './metrics';

export interface PrometheusMetrics extends Metrics {
  /** All figures as Prometheus reads them. Those of the database are left out while it is down. */
  text(): Promise<string>;
  /** The content type of the text. */
  contentType: string;
}

export interface Sources {
  /** Whose size, jobs and prices are measured. */
  pool: Pool;
  /** When the last backup was completed, in milliseconds since 1970; null without any. */
  lastBackupAt: () => Promise<number | null>;
}

/** From a ready-made answer to one that waits for a busy machine. */
const SECONDS_OF_ANSWERS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECONDS_OF_JOBS = [0.01, 0.1, 1, 10, 60, 600];

/** Counts of the program and its database, for Prometheus. */
export function prometheusMetrics({ pool, lastBackupAt }: Sources): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  // Of the process and its event loop.
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: 'starbinder_http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_OF_ANSWERS,
    registers,
  });
  const readyAnswers = new Counter({
    name: 'starbinder_ready_answers_total',
    help: 'Answers that are the same for everyone: found ready-made, or made',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const pictures = new Counter({
    name: 'starbinder_pictures_total',
    help: 'Requested pictures: stored, made, or missing',
    labelNames: ['outcome'],
    registers,
  });
  const busy = new Counter({
    name: 'starbinder_busy_answers_total',
    help: 'Requests refused because they waited too long for a connection, or too many waited already',
    registers,
  });
  const jobRuns = new Histogram({
    name: 'starbinder_job_duration_seconds',
    help: 'Attempts of jobs by this process, and how long they took',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS_OF_JOBS,
    registers,
  });

  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const isUp = gauge('starbinder_database_up', 'Whether the database answers: 1 or 0');
  const size = gauge('starbinder_database_size_bytes', 'Size of the database on disk');
  const jobs = gauge('starbinder_jobs', 'Jobs of all processes, by state', ['state']);
  const pricesAt = gauge(
    'starbinder_prices_confirmed_timestamp_seconds',
    'When any market price was last confirmed',
  );
  const backupAt = gauge(
    'starbinder_last_backup_timestamp_seconds',
    'When the newest daily backup was completed',
  );

  const connections = gauge(
    'starbinder_pool_connections',
    'Connections to PostgreSQL in use and idle, and requests that wait for one',
    ['pool', 'state'],
  );
  const shared = gauge(
    'starbinder_shared_reads',
    'Searches and reads of visitors, which share a part of the connections: those that run and that wait',
    ['state'],
  );
  const cacheBytes = gauge('starbinder_cache_bytes', 'Memory of each cache', ['cache']);
  const openStreams = gauge('starbinder_event_streams', 'Open event streams of this process');
  const deadlocks = new Counter({
    name: 'starbinder_deadlocks_total',
    help: 'Transactions and statements that lost a deadlock and were done again',
    registers,
  });
  lostDeadlocks.subscribe(() => deadlocks.inc());
  const pools = new Map<string, Pool>([['requests', pool]]);
  const caches = new Map<string, () => number>();
  let share = { underWay: 0, waiting: 0 };
  let streams = () => 0;

  const readProcess = () => {
    for (const [name, { totalCount, idleCount, waitingCount }] of pools) {
      connections.set({ pool: name, state: 'used' }, totalCount - idleCount);
      connections.set({ pool: name, state: 'idle' }, idleCount);
      connections.set({ pool: name, state: 'waiting' }, waitingCount);
    }
    for (const [cache, bytes] of caches) cacheBytes.set({ cache }, bytes());
    shared.set({ state: 'running' }, share.underWay);
    shared.set({ state: 'waiting' }, share.waiting);
    openStreams.set(streams());
  };
  const readDatabase = async () => {
    const figures = await figuresOf(pool);
    isUp.set(figures === null ? 0 : 1);
    for (const each of [size, jobs, pricesAt]) each.reset();
    // A reset gauge without labels is 0, which would be a figure.
    for (const each of [size, pricesAt]) each.remove();
    if (figures === null) return;
    size.set(figures.bytes);
    for (const [state, count] of Object.entries(figures.jobs)) jobs.set({ state }, count);
    if (figures.pricesAt !== null) pricesAt.set(figures.pricesAt);
  };
  const readBackup = async () => {
    const at = await lastBackupAt();
    if (at === null) backupAt.remove();
    else backupAt.set(at / 1_000);
  };

  return {
    answered: ({ method, route, status }, seconds) =>
      answers.observe({ method, route, status: String(status) }, seconds),
    readyAnswer: (kind, isFound) => readyAnswers.inc({ kind, outcome: isFound ? 'found' : 'made' }),
    picture: (outcome) => pictures.inc({ outcome }),
    jobEnded: (job, outcome, seconds) => jobRuns.observe({ job, outcome }, seconds),
    watchPool: (name, watched) => void pools.set(name, watched),
    busy: () => busy.inc(),
    watchShare(watched) {
      share = watched;
    },
    watchCache: (name, bytes) => void caches.set(name, bytes),
    watchStreams(count) {
      streams = count;
    },
    contentType: registry.contentType,
    async text() {
      readProcess();
      await Promise.all([readDatabase(), readBackup()]);
      return registry.metrics();
    },
  };
}
