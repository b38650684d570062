import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { catalogueDigest } from '@server/modules/catalogue';
import type { Database } from '@server/platform/db/database';
import { cardSet } from '@server/modules/catalogue/tables';
import { type DemoSet, generateSet } from './generate-set';
import { LAST_PRICE_DAY } from './prices';
import { DEMO_SETS } from './sets';
import { writeSet } from './write-set';

export const DEMO_SEED = 'starbinder';

interface DemoLoad {
  pool: Pool;
  database: Database;
  /** Called with one line for each set that was loaded. */
  report: (line: string) => void;
  seed?: string;
}

/**
 * Loads those demo sets that the catalogue doesn't have; existing sets stay, imported or not. Each set is a
 * transaction: after a kill, the next start loads the missing ones.
 *
 * @returns the codes of the sets that were loaded
 */
export async function loadDemoCatalogue(load: DemoLoad): Promise<string[]> {
  const { pool, database, report, seed = DEMO_SEED } = load;
  const existing = new Set(
    (await database.select({ id: cardSet.id }).from(cardSet)).map(({ id }) => id),
  );
  const missing = DEMO_SETS.filter(({ code }) => !existing.has(code.toLowerCase()));
  const loaded: string[] = [];
  for (const mood of missing) {
    const set = generateSet(mood, seed);
    if (!(await loadSet(pool, set, seed))) continue;
    loaded.push(set.code);
    report(`Demo set ${set.code}: ${set.cards.length} cards, ${set.printings.length} printings`);
  }
  return loaded;
}

/** Any number: servers that start together load one after the other. */
const LOCK = 7_241_906;

/**
 * Loads one set completely or not at all.
 *
 * @returns false if the set exists by now, also if another process loaded it
 */
async function loadSet(pool: Pool, set: DemoSet, seed: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const isNew = !(await exists(client, set.id));
    if (isNew) {
      await writeSet(client, set);
      await noteLoad(client, set, seed);
    }
    await client.query('commit');
    client.release();
    return isNew;
  } catch (error) {
    // Closing the connection rolls the transaction back, even if the connection failed.
    client.release(true);
    throw error;
  }
}

async function exists(client: PoolClient, cardSetId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from card_set where id = $1', [cardSetId]);
  return rowCount === 1;
}

/** The digest shows later whether anyone changed the demo's data (rules/catalogue#replacing-the-demo). */
async function noteLoad(client: PoolClient, set: DemoSet, seed: string): Promise<void> {
  const report = {
    digest: await catalogueDigest(drizzle(client), set.id),
    seed,
    cards: set.cards.length,
    variants: set.printings.length,
    prices: set.printings.reduce((sum, { prices }) => sum + prices.length, 0),
  };
  await client.query(
    `insert into catalogue_import (card_set_id, origin, source, recorded_at, report)
       values ($1, 'DEMO', 'demo', $2, $3)`,
    [set.id, LAST_PRICE_DAY, JSON.stringify(report)],
  );
  await client.query(`select pg_notify('catalogue_changed', $1)`, [set.id]);
}
