import type { Pool } from 'pg';
import { inPool, startFilledDatabase } from '../demo-database';

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
  const { connectionString, stop } = await startFilledDatabase(async (small) => {
    await inPool(small, (pool) => pool.query('create database many template starbinder'));
    await inPool(small, (pool) => fill(pool, few));
    process.stdout.write(`  Filling a database with ${words}…\n`);
    await inPool(largeOf(small), (pool) => fill(pool, many));
  }, UNLOGGED_FILL);
  return { many: largeOf(connectionString), few: connectionString, stop };
}

function largeOf(connectionString: string): string {
  const url = new URL(connectionString);
  url.pathname = 'many';
  return url.href;
}
