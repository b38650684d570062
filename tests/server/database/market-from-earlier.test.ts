import { migrate } from '@server/platform/db/migrate';
import { CurrentMarket, refreshAllSellerSummaries } from '@server/modules/market';
import { sharing } from '@server/modules/sharing/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { createEarlierDatabase, MIGRATIONS } from './earlier-database';

it('sums up the sale lists of a database whose searches were SQL, and drops what these read', async () => {
  const { database, pool, drop } = await createEarlierDatabase('0040_tries-of-runs');
  try {
    const cardSetId = await insertCardSet(database, { code: 'SOR' });
    const cardId = await insertCard(database, { id: 'sor-001', cardSetId });
    await insertPrinting(database, { cardId });
    // As that version's tables were.
    const { rows: users } = await pool.query<{ id: string }>(
      `insert into user_account (name, email, handle) values ('Moss', 'moss@example.com', 'moss') returning id`,
    );
    const userId = users[0]!.id;
    await pool.query(
      `with list as (insert into sale_list (user_id, revision) values ($1, 1) returning id)
        insert into sale_list_item
            (sale_list_id, card_variant_id, quantity, price_type, fixed_price_cents, version)
          select id, 'sor-001-standard', 2, 'FIXED', 90, 1 from list`,
      [userId],
    );
    await database.insert(sharing).values({ userId, subject: 'SALE_LIST', sharedWithAll: true });
    // The program before has summed up everything.
    await pool.query('truncate stale_seller_summary');
    await migrate(pool, MIGRATIONS);
    await refreshAllSellerSummaries(database);
    const { market } = await new CurrentMarket(database).get();
    expect(market.market).toEqual({
      'sor-001-standard': { sellers: 1, copies: 2, lowestCents: 90 },
    });
    const { rows } = await pool.query(
      `select table_name from information_schema.tables where table_name like 'search%'`,
    );
    expect(rows).toEqual([]);
    // Nothing that was dropped is called by what moves a set.
    await pool.query('update card_set set position = position + 1');
  } finally {
    await drop();
  }
});
