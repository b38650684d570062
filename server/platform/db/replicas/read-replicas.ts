import { outageOf } from '@server/platform/log';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { createDatabase, type Database } from '../database';
import { LastHeard } from './last-heard';
import { ReplicaHeartbeats } from './replica-heartbeats';

/** A replica that is further behind isn't read (rules/operation#replicas). */
const BEHIND_AT_MOST_MS = 5_000;
const CHECK_EVERY_MS = 1_000;

interface Replica {
  pool: Pool;
  database: Database;
  /** It has everything that was committed up to then, by this process's clock; -Infinity while it is left out. */
  freshAt: number;
  isAsked: boolean;
  outage: ReturnType<typeof outageOf>;
}

/**
 * The replicas of DATABASE_READ_URLS. Once a second each is asked how far it is; one that is behind, gone or not a
 * replica of this primary is left out until it answers well again. Without any, everything reads from the primary.
 */
export class ReadReplicas {
  readonly catalogueChanges = new LastHeard();
  /** By player. */
  readonly inboxes = new LastHeard();
  readonly #primary: Database;
  readonly #heartbeats: ReplicaHeartbeats;
  readonly #writing: ReturnType<typeof outageOf>;
  readonly #replicas: Replica[];
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #isStopped = false;

  /** @param pools of the replicas; `end` ends them, too */
  constructor(primary: Database, pools: readonly Pool[], log: FastifyBaseLogger) {
    this.#primary = primary;
    this.#heartbeats = new ReplicaHeartbeats(primary.$client);
    this.#writing = outageOf('measuring how far behind replicas are', log);
    this.#replicas = pools.map((pool, index) => ({
      pool,
      database: createDatabase(pool),
      freshAt: -Infinity,
      isAsked: false,
      outage: outageOf(`reading from replica ${index + 1}`, log),
    }));
    if (pools.length > 0) void this.#check();
  }

  get areConfigured(): boolean {
    return this.#replicas.length > 0;
  }

  get pools(): Pool[] {
    return this.#replicas.map(({ pool }) => pool);
  }

  /** How many may be read now. */
  get inUse(): number {
    return this.#fit(-Infinity).length;
  }

  /**
   * Runs work that only reads, on a replica in turn or else on the primary. If that fails on a replica, it is left out for
   * now, and the primary does the work.
   *
   * @param asOf what was committed up to then has to be seen, by `performance.now()`; -Infinity where up to five seconds
   *   don't matter, Infinity for the primary
   * @param isFailed whether an answer is a failure, though nothing was thrown
   */
  async read<Answer>(
    asOf: number,
    work: (from: Database) => Promise<Answer>,
    isFailed: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const fit = this.#fit(asOf);
    this.#turn += 1;
    const replica = fit[this.#turn % fit.length];
    if (replica === undefined) return work(this.#primary);
    try {
      const answer = await work(replica.database);
      if (!isFailed(answer)) return answer;
      leaveOut(replica, new Error('It couldn’t answer.'));
    } catch (error) {
      leaveOut(replica, error);
    }
    return work(this.#primary);
  }

  async end(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#heartbeats.end(), ...this.pools.map((pool) => pool.end())]);
  }

  #fit(asOf: number): Replica[] {
    const needed = Math.max(asOf, performance.now() - BEHIND_AT_MOST_MS);
    return this.#replicas.filter(({ freshAt }) => freshAt >= needed);
  }

  async #check(): Promise<void> {
    try {
      await this.#heartbeats.write();
      this.#writing.worked();
    } catch (error) {
      if (!this.#isStopped) this.#writing.failed(error);
    }
    for (const replica of this.#replicas) void this.#ask(replica);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#check(), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  async #ask(replica: Replica): Promise<void> {
    // One that doesn't answer holds up nobody else.
    if (replica.isAsked || this.#isStopped) return;
    replica.isAsked = true;
    try {
      const freshAt = await this.#heartbeats.seenBy(replica.pool);
      replica.freshAt = freshAt;
      if (freshAt >= performance.now() - BEHIND_AT_MOST_MS) replica.outage.worked();
      else replica.outage.failed(new Error('It is more than five seconds behind.'));
    } catch (error) {
      if (!this.#isStopped) leaveOut(replica, error);
    } finally {
      replica.isAsked = false;
    }
  }
}

function leaveOut(replica: Replica, error: unknown): void {
  replica.freshAt = -Infinity;
  replica.outage.failed(error);
}
