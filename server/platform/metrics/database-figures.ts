import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';

interface DatabaseFigures {
  bytes: number;
  /** Seconds since 1970; null without any price. */
  pricesAt: number | null;
  /** By state. */
  jobs: Record<'due' | 'running' | 'later' | 'failed', number>;
}

/** A monitor that gets no answer in time takes the whole program for dead. */
const WITHIN_MS = 2_000;

/** @returns null if the database doesn't answer in time */
export async function figuresOf(pool: Pool): Promise<DatabaseFigures | null> {
  const answer = pool
    .query<{
      bytes: string;
      pricesAt: string | null;
      due: string;
      running: string;
      later: string;
      failed: string;
    }>(
      `select pg_database_size(current_database()) as bytes,
          (select extract(epoch from max(current_price_recorded_at)) from card_variant) as "pricesAt", jobs.*
        from (select count(*) filter (where locked_at is not null) as running,
            count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
            count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as due,
            count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now()) as later
          from graphile_worker.jobs) as jobs`,
    )
    .then(({ rows: [row] }) => row)
    .catch(() => undefined);
  const row = await Promise.race([answer, after(WITHIN_MS, undefined, { ref: false })]);
  if (row === undefined) return null;
  const { bytes, pricesAt, due, running, later, failed } = row;
  return {
    bytes: Number(bytes),
    pricesAt: pricesAt === null ? null : Number(pricesAt),
    jobs: {
      due: Number(due),
      running: Number(running),
      later: Number(later),
      failed: Number(failed),
    },
  };
}
