import { createDatabase } from '@server/platform/db/database';
import { setCount } from '@server/modules/collection/commands/set-count';
import { figure, times, type Bench } from './figure';
import { fillPlayers } from './scale/fill';
import { anyOf, openSide } from './scale/sides';
import { inPool, sharedCluster } from './support/cluster';
import { ratioOfThroughput } from './support/throughput';

const PLAYERS = 100;
const BAR = 0.3;
/** As many as the pool has connections; each writes again as soon as it gets an answer. */
const WRITERS = 10;

/** The minimum that stores a count: one prepared statement without ledger, checks or result. */
const UPSERT = {
  name: 'bare_upsert',
  text: `insert into collection_item as i (user_id, card_variant_id, inventory) values ($1, $2, $3)
    on conflict (user_id, card_variant_id) do update
      set inventory = excluded.inventory, version = i.version + 1, updated_at = now()`,
};

/** Changes of counts, each kept in the ledger, against upserts that keep the last count alone (rules/speed#bars). */
export const inventoryWrites: Bench = {
  name: 'inventory-writes',
  prepare: sharedCluster,
  async run() {
    const { make } = await sharedCluster();
    const connectionString = await make('inventory_writes', 'catalogue');
    // With empty tables, PostgreSQL would plan for small ones until its next analyze.
    await inPool(connectionString, (pool) => fillPlayers(pool, PLAYERS));
    const { pool, players, variantIds } = await openSide(connectionString);
    try {
      const database = createDatabase(pool);
      let inventory = 0;
      // Always another count.
      const next = () => (inventory = (inventory + 1) % 9_999);
      const ours = () =>
        setCount(database, anyOf(players).id, { variantId: anyOf(variantIds), inventory: next() });
      const bare = () =>
        pool.query({ ...UPSERT, values: [anyOf(players).id, anyOf(variantIds), next()] });
      return [
        figure(
          'Inventory writes',
          `throughput of changes kept in the ledger, against bare prepared upserts on the same pool; ${WRITERS} writers`,
          { amount: await ratioOfThroughput(ours, bare, WRITERS), atLeast: BAR, as: times },
        ),
      ];
    } finally {
      await pool.end();
    }
  },
};
