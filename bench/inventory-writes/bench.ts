import { createDatabase, createPool } from '@server/platform/db/database';
import { setCount } from '@server/modules/collection/commands/set-count';
import type { Pool } from 'pg';
import { fillCollections } from '../collection-scale/fill';
import { startDemoDatabase } from '../demo-database';
import { median, times, type Bench } from '../figure';

const PLAYERS = 100;
const BAR = 0.3;
const ROUNDS = 7;
const SECONDS = 2;
/** As many as the pool has connections; each writes again as soon as it gets an answer. */
const WRITERS = 10;

/** The minimum that stores a count: one prepared statement without ledger, checks or result. */
const UPSERT = {
  name: 'bare_upsert',
  text: `insert into collection_item as i (user_id, card_variant_id, inventory) values ($1, $2, $3)
    on conflict (user_id, card_variant_id) do update
      set inventory = excluded.inventory, version = i.version + 1, updated_at = now()`,
};

type Write = (userId: string, variantId: string, inventory: number) => Promise<unknown>;

/** Changes of counts, each kept in the ledger, against upserts that keep the last count alone (rules/speed#bars). */
export const inventoryWrites: Bench = {
  name: 'inventory-writes',
  async run() {
    const { connectionString, stop } = await startDemoDatabase();
    const pool = createPool(connectionString);
    try {
      const database = createDatabase(pool);
      // With empty tables, PostgreSQL would plan for small ones until its next analyze.
      await fillCollections(pool, PLAYERS);
      const players = await idsOf(pool, 'user_account');
      const printings = await idsOf(pool, 'card_variant');
      let inventory = 0;

      /** Writes per second, each with a random player and printing, and always another count. */
      const throughput = async (write: Write, seconds = SECONDS): Promise<number> => {
        const started = performance.now();
        const end = started + seconds * 1000;
        let written = 0;
        const writer = async (): Promise<void> => {
          while (performance.now() < end) {
            inventory = (inventory + 1) % 9_999;
            await write(anyOf(players), anyOf(printings), inventory);
            written += 1;
          }
        };
        await Promise.all(Array.from({ length: WRITERS }, writer));
        return written / ((performance.now() - started) / 1000);
      };
      const ours: Write = (userId, variantId, count) =>
        setCount(database, userId, { variantId, inventory: count });
      const bare: Write = (...values) => pool.query({ ...UPSERT, values });

      await throughput(ours);
      await throughput(bare);
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const a = await throughput(ours);
        const b = await throughput(bare);
        ratios.push(a / b);
      }
      const ratio = median(ratios);
      return [
        {
          name: 'Inventory writes',
          how: `throughput of changes kept in the ledger, against bare prepared upserts on the same pool; ${WRITERS} writers`,
          bar: `at least ${times(BAR)}`,
          measured: times(ratio),
          holds: ratio >= BAR,
        },
      ];
    } finally {
      await pool.end();
      await stop();
    }
  },
};

async function idsOf(pool: Pool, table: 'user_account' | 'card_variant'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from ${table}`);
  return rows.map(({ id }) => id);
}

const anyOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;
