import { createPool } from '@server/db/pool';
import type { Pool } from 'pg';
import { startDemoDatabase } from '../demo-database';
import { times, type Bench, type Figure } from '../figure';
import { CALLS } from './calls';
import { fillCollections, PRINTINGS_A_PLAYER } from './fill';
import { ratioOfTime } from './ratio';
import { openSide } from './side';

const FEW = 100;
const MANY = 10_000;
const BAR = 1.5;

/** Lets what is generated go to its tables alone, instead of to the log as well. */
const UNLOGGED_FILL = { wal_level: 'minimal', max_wal_senders: '0' };

/** Ten million counts of ten thousand players against a hundredth of both, with their ledgers (quality 3). */
export const collectionScale: Bench = {
  name: 'collection-scale',
  async run() {
    const { connectionString: few, stop } = await startDemoDatabase(UNLOGGED_FILL);
    const many = namedAs(few, 'many');
    try {
      await inPool(few, (pool) => pool.query('create database many template starbinder'));
      await inPool(few, (pool) => fillCollections(pool, FEW));
      process.stdout.write(`  Filling a database with ${countsOf(MANY)}…\n`);
      await inPool(many, (pool) => fillCollections(pool, MANY));
      return await figures(many, few);
    } finally {
      await stop();
    }
  },
};

async function figures(many: string, few: string): Promise<Figure[]> {
  const large = await openSide(many);
  const small = await openSide(few);
  try {
    const measured: Figure[] = [];
    for (const { name, make } of CALLS) {
      const ratio = await ratioOfTime(make, large, small);
      measured.push({
        name,
        how: `time with ${countsOf(MANY)} in PostgreSQL, with their ledger, against ${countsOf(FEW)}; another player each time`,
        bar: `at most ${times(BAR)}`,
        measured: times(ratio),
        holds: ratio <= BAR,
      });
    }
    return measured;
  } finally {
    await large.pool.end();
    await small.pool.end();
  }
}

const countsOf = (players: number): string =>
  `${(players * PRINTINGS_A_PLAYER).toLocaleString('en')} counts of ${players.toLocaleString('en')} players`;

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
