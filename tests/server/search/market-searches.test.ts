import { sharing } from '@server/modules/sharing/tables';
import { writeSearchPrices } from '@server/modules/catalogue/commands/search-rows/search-rows';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { ask } from '../support/ask';
import type { TestApp } from '../support/test-app';
import { type SearchedSets, startSearchedSets } from './searched-sets';

const MARKET = `query ($namedSellers: [String!]!) {
  marketOfSet(cardSetCode: "sor", namedSellers: $namedSellers) {
    variantId sellers lowestPriceInCents namedSellers
  } }`;

describe('searching what others sell', () => {
  let server: TestApp;
  let viewer: SearchedSets['viewer'];
  let search: SearchedSets['search'];
  let found: SearchedSets['found'];
  let sells: SearchedSets['sells'];
  beforeEach(async () => {
    ({ server, viewer, search, found, sells } = await startSearchedSets());
  });
  afterEach(() => server.close());

  it('leaves out what nobody sells, if asked to', async () => {
    await sells('moss', 90, 'sor-2-standard');
    await sells('fern', 60, 'shd-2-foil');
    expect(await search('', { isForSale: true })).toMatchObject({ total: 2 });
    expect(await found('', { isForSale: true })).toEqual(['sor-2-standard', 'shd-2-foil']);
    expect(await found('set:shd or set:sor printing:foil', { isForSale: true })).toEqual([
      'shd-2-foil',
    ]);
  });

  it.each([false, true])(
    'says who sells a printing cheapest, summed up: %s',
    async (isSummedUp) => {
      await sells('moss', 90);
      await sells('fern', 60);
      await insertSaleList(server.database, viewer.id, {
        'sor-1-standard': {},
        'sor-2-standard': {},
      });
      await server.database
        .insert(sharing)
        .values({ userId: viewer.id, subject: 'SALE_LIST', sharedWithAll: true });
      if (isSummedUp) await refreshAllSellerSummaries(server.database);
      expect((await search('forsale')).nodes).toEqual([
        {
          cardId: 'sor-1',
          variantId: 'sor-1-standard',
          sellers: 2,
          lowestPriceInCents: 60,
          sellerHandle: 'fern',
        },
      ]);
      expect(await found('forsale', {}, true)).toEqual(['sor-1-standard', 'sor-2-standard']);
      expect(await found('seller:fern forsale<market')).toEqual(['sor-1-standard']);
    },
  );

  it('knows at once when a seller takes a list back, changes prices or leaves', async () => {
    const { database, pool } = server;
    const fern = await sells('fern', 60);
    await refreshAllSellerSummaries(database);
    await pool.query(`update sale_list_item set price_type = 'MARKET', fixed_price_cents = null`);
    expect((await search('forsale')).nodes[0]).toMatchObject({ lowestPriceInCents: 100 });
    await pool.query('update sale_list set percentage_adjustment = 50');
    await refreshAllSellerSummaries(database);
    expect((await search('forsale')).nodes[0]).toMatchObject({ lowestPriceInCents: 150 });
    await pool.query(
      `update card_variant set current_price_cents = 200 where id = 'sor-1-standard'`,
    );
    expect((await search('forsale')).nodes[0]).toMatchObject({ lowestPriceInCents: 300 });
    await pool.query('update sharing set shared_with_all = false');
    expect(await found('forsale')).toEqual([]);
    await pool.query('update sharing set shared_with_all = true');
    await refreshAllSellerSummaries(database);
    await pool.query('update user_account set deleted_at = now() where id = $1', [fern]);
    expect(await found('forsale')).toEqual([]);
  });

  it('says what others ask for the printings of a set, and which of the named players sell them', async () => {
    await sells('moss', 90);
    await sells('fern', 60);
    await sells('moth', 70, 'shd-1-standard');
    const marketOf = async (namedSellers: string[]) =>
      (await ask(server.app, MARKET, { namedSellers }, viewer.headers)).data?.marketOfSet;
    const market = { variantId: 'sor-1-standard', sellers: 2, lowestPriceInCents: 60 };
    expect(await marketOf([])).toEqual([{ ...market, namedSellers: [] }]);
    const named = ['nobody', 'moss', 'fern', 'no handle!', 'moth'];
    expect(await marketOf(named)).toEqual([{ ...market, namedSellers: ['fern', 'moss'] }]);
    expect(await marketOf(Array.from({ length: 71 }, () => 'moss'))).toBeUndefined();
    await server.pool.query('update sharing set shared_with_all = false');
    expect(await marketOf(['moss'])).toEqual([]);
  });

  it('marks what is sold when many prices change, and nothing else', async () => {
    const { pool } = server;
    await sells('moss', 50);
    // In one transaction, so that the program's own job can't be faster.
    const client = await pool.connect();
    const markedBy = async (change: string) => {
      await client.query('begin');
      await client.query('delete from stale_seller_summary');
      await client.query(`update card_variant set current_price_cents = ${change}`);
      const { rows } = await client.query('select card_variant_id as id from stale_seller_summary');
      await client.query('rollback');
      return rows;
    };
    expect(await markedBy('current_price_cents + 1')).toEqual([{ id: 'sor-1-standard' }]);
    expect(await markedBy('current_price_cents')).toEqual([]);
    client.release();
  });

  describe('with what was kept of a search', () => {
    const market = async () => {
      const { total, nodes } = await search('forsale');
      return [total, nodes[0]?.sellers ?? 0, nodes[0]?.lowestPriceInCents ?? null];
    };
    /** Before the summaries are written again, after it, and from what was kept then. */
    async function marketAfter(change: string, values: unknown[] = []) {
      await server.pool.query(change, values);
      const seen = [await market()];
      await refreshAllSellerSummaries(server.database);
      seen.push(await market(), await market());
      return seen;
    }
    const thrice = <Seen>(seen: Seen) => [seen, seen, seen];

    it('sees every change of a list that is shared with the viewer alone', async () => {
      const moss = await sells('moss', 90);
      const fern = await sells('fern', 60);
      expect(await marketAfter('select')).toEqual(thrice([1, 2, 60]));
      expect(
        await marketAfter('update sharing set shared_with_all = false where user_id = $1', [fern]),
      ).toEqual(thrice([1, 1, 90]));
      const share = `insert into share (owner_id, subject, email) values ($1, 'SALE_LIST', 'viewer@example.com')`;
      expect(await marketAfter(share, [fern])).toEqual(thrice([1, 2, 60]));
      expect(
        await marketAfter('update sale_list_item set fixed_price_cents = fixed_price_cents - 10'),
      ).toEqual(thrice([1, 2, 50]));
      const block = 'insert into player_block (blocker_id, blocked_id) values ($1, $2)';
      expect(await marketAfter(block, [fern, viewer.id])).toEqual(thrice([1, 1, 80]));
      expect(await marketAfter('delete from player_block')).toEqual(thrice([1, 2, 50]));
      expect(
        await marketAfter('update user_account set suspended_at = now() where id = $1', [moss]),
      ).toEqual(thrice([1, 1, 50]));
      expect(await marketAfter('delete from share')).toEqual(thrice([0, 0, null]));
    });

    it('counts again once prices were written', async () => {
      const { database, pool } = server;
      const total = async () => (await search('price>2.50', { first: 1 })).total;
      expect([await total(), await total()]).toEqual([2, 2]);
      await pool.query(
        `update card_variant set current_price_cents = 300 where id like 'sor-%-standard'`,
      );
      await database.transaction((transaction) => writeSearchPrices(transaction, 'sor'));
      expect(await total()).toBe(4);
      // As a program does that knows nothing of kept counts.
      await pool.query(`delete from search_row where card_set_id = 'shd'`);
      expect(await total()).toBe(3);
    });
  });
});
