import type { Pool } from 'pg';
import type { PrometheusMetrics, Sources } from './prometheus';

/** What the program counts of itself. Nothing in it is about a person. */
export interface Metrics {
  /** An answer was sent. `route` is a route's pattern, never an address. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void;
  /** An answer that is the same for everyone was found ready-made, or had to be made. */
  readyAnswer(kind: ReadyKind, isFound: boolean): void;
  /** A picture was on disk, was made, or can't be made. */
  picture(outcome: 'stored' | 'made' | 'missing'): void;
  /** A request was refused because it waited too long for the database, or too many waited already. */
  busy(): void;
  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Reads from now on how a pool's connections are used. */
  watchPool(name: string, pool: Pool): void;
  /** Reads from now on how many reads that anybody may ask for run and wait. */
  watchShare(share: { underWay: number; waiting: number }): void;
  /** Reads from now on how many bytes a cache holds, as far as it counts them. */
  watchCache(name: CacheName, bytes: () => number): void;
  /** Reads from now on how many event streams are open. */
  watchStreams(count: () => number): void;
}

export type ReadyKind = 'graphql' | 'document' | 'catalogue';

/** Ready-made answers. */
type CacheName = ReadyKind | 'market';

/** For a program whose metrics nobody reads. */
export const noMetrics: Metrics = {
  answered: () => undefined,
  readyAnswer: () => undefined,
  picture: () => undefined,
  busy: () => undefined,
  jobEnded: () => undefined,
  watchPool: () => undefined,
  watchShare: () => undefined,
  watchCache: () => undefined,
  watchStreams: () => undefined,
};

/** For a program whose metrics are read; no other one loads the library. */
export const createMetrics = async (sources: Sources): Promise<PrometheusMetrics> =>
  (await import('./prometheus')).prometheusMetrics(sources);

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}
