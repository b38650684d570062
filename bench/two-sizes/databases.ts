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

/** Their connection strings. */
export interface TwoDatabases {
  many: string;
  few: string;
  stop(): Promise<void>;
}

/** Two databases of one cluster, filled in the same way, one of them with much more. */
export async function fillTwoDatabases({ few, many, fill, words }: Sizes): Promise<TwoDatabases> {
  const { connectionString: small, stop } = await startDemoDatabase(UNLOGGED_FILL);
  const large = namedAs(small, 'many');
  try {
    await inPool(small, (pool) => pool.query('create database many template starbinder'));
    await inPool(small, (pool) => fill(pool, few));
    process.stdout.write(`  Filling a database with ${words}…\n`);
    await inPool(large, (pool) => fill(pool, many));
    return { many: large, few: small, stop };
  } catch (error) {
    await stop();
    throw error;
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
