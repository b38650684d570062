import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { catalogueDigest } from '../../digest';
import type { DemoSet } from '../generate/demo-set';
import { LAST_PRICE_DAY } from '../generate/prices';
import { writeSet } from './write-set';

/** Any number: servers that start together load one after the other. */
const LOCK = 7_241_906;

/**
 * Loads one set, whole or not at all.
 *
 * @returns false where the set exists by now, whoever loaded it
 */
export async function loadSet(pool: Pool, set: DemoSet, seed: string): Promise<boolean> {
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
    // Closing the connection takes the transaction back, even where the connection is what failed.
    client.release(true);
    throw error;
  }
}

async function exists(client: PoolClient, cardSetId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from card_set where id = $1', [cardSetId]);
  return rowCount === 1;
}

/** The digest tells later whether anyone changed what the demo loaded (product 5). */
async function noteLoad(client: PoolClient, set: DemoSet, seed: string): Promise<void> {
  const report = {
    digest: await catalogueDigest(drizzle(client), set.id),
    seed,
    cards: set.cards.length,
    variants: set.variants.length,
    prices: set.variants.reduce((sum, { prices }) => sum + prices.length, 0),
  };
  await client.query(
    `insert into catalogue_import (card_set_id, origin, source, recorded_at, report)
       values ($1, 'DEMO', 'demo', $2, $3)`,
    [set.id, LAST_PRICE_DAY, JSON.stringify(report)],
  );
  await client.query(`select pg_notify('catalogue_changed', $1)`, [set.id]);
}
