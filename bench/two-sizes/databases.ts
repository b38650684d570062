import { createPool } from '@server/db/database';
import type { Pool } from 'pg';
import { startDemoDatabase } from '../demo-database';

/** Lets what is generated go to its tables alone, instead of to the log as well. */
const UNLOGGED_FILL = { wal_level: 'minimal', max_wal_senders: '0' };

export interface Sizes {
  few: number;
  many: number;
  /** Gives a database with the demo catalogue so much of something. */
  fill: (pool: Pool, size: number) => Promise<void>;
  /** What the larger one is filled with. */
  words: string;
}

/**
 * Two databases of one cluster, filled in the same way, one of them with much more; ended when the measuring is done.
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
