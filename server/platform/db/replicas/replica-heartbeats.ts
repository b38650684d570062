import type { Pool } from 'pg';
import { createPool } from '../database';

/** Milliseconds within which a database answers. */
const ANSWER_WITHIN_MS = 2_000;
/** Older ones show no more than that a replica is too far behind. */
const KEPT = 20;

const WRITE = `with heartbeat as (
    insert into replica_beat (id, micros)
      values (1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
      on conflict (id) do update set micros = greatest(replica_beat.micros + 1, excluded.micros)
      returning micros)
  select micros, system_identifier as system from heartbeat, pg_control_system()`;

const READ = `select micros, system_identifier as system, pg_is_in_recovery() as "isReplica"
  from replica_beat, pg_control_system()`;

interface Heartbeat {
  micros: number;
  /** When its writing began, by this process's clock. What was committed before is seen with it. */
  at: number;
}

interface HeartbeatRow {
  /** `bigint`s come as text. */
  micros: string;
  /** What a primary and its replicas have in common. */
  system: string;
}

/**
 * Shows what a replica has: the primary writes a row, and a replica with the row has everything that was committed before.
 * Unlike positions in the log, that stays true after a failover, and an idle primary's replicas don't look late.
 */
export class ReplicaHeartbeats {
  readonly #primary: Pool;
  readonly #askers = new Map<Pool, Pool>();
  #written: Heartbeat[] = [];
  #system = '';

  constructor(primary: Pool) {
    this.#primary = this.#askerOf(primary);
  }

  /** Writes the next one on the primary. @throws if that takes too long */
  async write(): Promise<void> {
    const at = performance.now();
    const { rows } = await this.#primary.query<HeartbeatRow>(WRITE);
    for (const { micros, system } of rows) {
      this.#system = system;
      this.#written = [...this.#written, { micros: Number(micros), at }].slice(-KEPT);
    }
  }

  /**
   * The moment up to which a replica has everything, by this process's clock; -Infinity if no heartbeat of this process is so
   * old.
   *
   * @throws if it doesn't answer, or isn't a replica of the primary
   */
  async seenBy(replica: Pool): Promise<number> {
    const { rows } = await this.#askerOf(replica).query<HeartbeatRow & { isReplica: boolean }>(
      READ,
    );
    const [seen] = rows;
    if (seen === undefined) return -Infinity;
    if (!seen.isReplica || seen.system !== this.#system) {
      throw new Error('It isn’t a replica of the primary now.');
    }
    const heartbeat = this.#written.findLast(({ micros }) => micros <= Number(seen.micros));
    return heartbeat?.at ?? -Infinity;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#askers.values()].map((asker) => asker.end()));
  }

  /** A connection of its own: slow statements may hold all of the pool's. */
  #askerOf(pool: Pool): Pool {
    let asker = this.#askers.get(pool);
    if (asker === undefined) {
      const { connectionString = '' } = pool.options;
      asker = createPool(connectionString, { max: 1, answerWithin: ANSWER_WITHIN_MS });
      this.#askers.set(pool, asker);
    }
    return asker;
  }
}
