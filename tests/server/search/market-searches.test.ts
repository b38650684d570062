import { sharing } from '@server/modules/sharing/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { ask } from '../support/ask';
import { marketFollows } from '../support/market';
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
    await marketFollows(server);
    expect(await search('', { isForSale: true })).toMatchObject({ total: 2 });
    expect(await found('', { isForSale: true })).toEqual(['sor-2-standard', 'shd-2-foil']);
    expect(await found('set:shd or set:sor printing:foil', { isForSale: true })).toEqual([
      'shd-2-foil',
    ]);
  });

  it('says who sells a printing cheapest', async () => {
    await sells('moss', 90);
    await sells('fern', 60);
    await insertSaleList(server.database, viewer.id, {
      'sor-1-standard': {},
      'sor-2-standard': {},
    });
    await server.database
      .insert(sharing)
      .values({ userId: viewer.id, subject: 'SALE_LIST', sharedWithAll: true });
    await marketFollows(server);
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
  });

  it('says what others ask for the printings of a set, and which of the named players sell them', async () => {
    await sells('moss', 90);
    await sells('fern', 60);
    await sells('moth', 70, 'shd-1-standard');
    await marketFollows(server);
    const marketOf = async (namedSellers: string[]) =>
      (await ask(server.app, MARKET, { namedSellers }, viewer.headers)).data?.marketOfSet;
    const market = { variantId: 'sor-1-standard', sellers: 2, lowestPriceInCents: 60 };
    expect(await marketOf([])).toEqual([{ ...market, namedSellers: [] }]);
    const named = ['nobody', 'moss', 'fern', 'no handle!', 'moth'];
    expect(await marketOf(named)).toEqual([{ ...market, namedSellers: ['fern', 'moss'] }]);
    expect(await marketOf(Array.from({ length: 71 }, () => 'moss'))).toBeUndefined();
    await server.pool.query('update sharing set shared_with_all = false');
    await marketFollows(server);
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
});
