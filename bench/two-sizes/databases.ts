import { createPool } from '@server/db/database';
import type { Pool } from 'pg';
import { startDemoDatabase } from '../demo-database';

/** Writes generated rows to their tables only, not to the write-ahead log. */
const UNLOGGED_FILL = { wal_level: 'minimal', max_wal_senders: '0' };

export interface Sizes {
  few: number;
  many: number;
  /** Fills a database that has the demo catalogue with an amount of something. */
  fill: (pool: Pool, size: number) => Promise<void>;
  /** The amount in the larger database. */
  words: string;
}

/**
 * Two databases of one cluster, filled in the same way, one of them with much more. They are closed after the
 * measurement.
 *
 * @param measure gets their connection strings
 */
export async function withTwoDatabases<Measured>(
  { few, many, fill, words }: Sizes,
  measure: (many: string, few: string) => Promise<Measured>,
): Promise<Measured> {
  const { connectionString: small, stop } = await startDemoDatabase(UNLOGGED_FILL);
  const large = namedAs(small, 'many');
  try {
    await inPool(small, (pool) => pool.query('create database many template starbinder'));
    await inPool(small, (pool) => fill(pool, few));
    process.stdout.write(`  Filling a database with ${words}…\n`);
    await inPool(large, (pool) => fill(pool, many));
    return await measure(large, small);
  } finally {
    await stop();
  }
}

function namedAs(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = database;
  return url.href;
}

async function inPool(connectionString: string, work: (pool: Pool) => Promise<unknown>) {
  const pool = createPool(connectionString, { statementTimeout: 0 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
