import { brotliDecompressSync } from 'node:zlib';
import type { MarketFile } from '@domain/market';
import { unpackMarket } from '@domain/market';
import { sharing } from '@server/modules/sharing/tables';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertPriceHistory } from '@tests/factories/price-rows';
import { ask } from '../support/ask';
import { marketFollows } from '../support/market';
import type { TestApp } from '../support/test-app';
import { type SearchedSets, startSearchedSets } from './searched-sets';

const OWN = '{ viewersMarket { variantIds sellers copies lowestPricesInCents } }';
const SOLD =
  'query ($handles: [String!]!) { printingsOfSellers(handles: $handles) { handle variantIds } }';
const CHEAPEST =
  'query ($variantIds: [ID!]!) { cheapestSellers(variantIds: $variantIds) { variantId sellerHandle } }';

const STANDARD = 'sor-1-standard';

describe('the market', () => {
  let server: TestApp;
  let viewer: SearchedSets['viewer'];
  let sells: SearchedSets['sells'];
  beforeEach(async () => {
    ({ server, viewer, sells } = await startSearchedSets());
  });
  afterEach(() => server.close());

  const file = async (headers: Record<string, string> = {}): Promise<MarketFile> =>
    (await server.app.inject({ url: '/api/market', headers })).json();
  const everyones = async () => unpackMarket(await file()).market[STANDARD] ?? null;
  /** What the viewer's own part says of the printing; undefined if it doesn't differ. */
  async function own() {
    const { data } = await ask(server.app, OWN, {}, viewer.headers);
    const { variantIds, sellers, copies, lowestPricesInCents: cents } = data.viewersMarket;
    const at = variantIds.indexOf(STANDARD);
    return at === -1 ? undefined : [sellers[at], copies[at], cents[at]];
  }
  const soldBy = async (handles: string[]) =>
    (await ask(server.app, SOLD, { handles }, viewer.headers)).data?.printingsOfSellers;
  const cheapest = async (variantIds: string[]) =>
    (await ask(server.app, CHEAPEST, { variantIds }, viewer.headers)).data?.cheapestSellers;

  it('says of each printing how many sell it, how many copies, and the lowest price', async () => {
    const moss = await sells('moss', 90);
    await sells('fern', 60);
    await server.pool.query(
      `update sale_list_item i set quantity = 3 from sale_list l where l.id = i.sale_list_id and l.user_id = $1`,
      [moss],
    );
    await marketFollows(server);
    expect(await everyones()).toEqual({ sellers: 2, copies: 4, lowestCents: 60 });
    await insertPriceHistory(server.database, 'sor-2-standard', {
      '2026-05-01T00:00:00Z': 100,
      '2026-06-01T00:00:00Z': 150,
    });
    await server.pool.query(`notify catalogue_changed, 'sor'`);
    await marketFollows(server);
    expect(unpackMarket(await file()).changes['sor-2-standard']).toEqual({ 7: 50, 30: 50 });
  });

  it('is one answer for everyone, which a browser revalidates', async () => {
    await sells('moss', 90);
    await marketFollows(server);
    const { app } = server;
    const first = await app.inject({
      url: '/api/market',
      headers: { ...viewer.headers, 'accept-encoding': 'br' },
    });
    const body =
      first.headers['content-encoding'] === 'br'
        ? brotliDecompressSync(first.rawPayload).toString()
        : first.body;
    expect(JSON.parse(body)).toEqual(await file());
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await app.inject({ url: '/api/market', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    await sells('fern', 60);
    await marketFollows(server);
    const changed = await app.inject({ url: '/api/market', headers: { 'if-none-match': etag } });
    expect(changed.statusCode).toBe(200);
  });

  it('names nobody, and has nothing of a list that only some may see', async () => {
    const moss = await sells('moss', 90);
    await marketFollows(server);
    expect(JSON.stringify(await file())).not.toContain('moss');
    await server.pool.query('update sharing set shared_with_all = false');
    await server.pool.query(
      `insert into share (owner_id, subject, email) values ($1, 'SALE_LIST', 'viewer@example.com')`,
      [moss],
    );
    await marketFollows(server);
    expect(await everyones()).toBeNull();
    expect(await file(viewer.headers)).toEqual(await file());
    expect(await own()).toEqual([1, 1, 90]);
  });

  it('follows a seller who takes a list back, changes prices or leaves', async () => {
    const { pool } = server;
    const fern = await sells('fern', 60);
    const lowest = async () => {
      await marketFollows(server);
      return (await everyones())?.lowestCents;
    };
    expect(await lowest()).toBe(60);
    await pool.query(`update sale_list_item set price_type = 'MARKET', fixed_price_cents = null`);
    expect(await lowest()).toBe(100);
    await pool.query('update sale_list set percentage_adjustment = 50');
    expect(await lowest()).toBe(150);
    await pool.query(`update card_variant set current_price_cents = 200 where id = '${STANDARD}'`);
    expect(await lowest()).toBe(300);
    await pool.query('update sharing set shared_with_all = false');
    expect(await lowest()).toBeUndefined();
    await pool.query('update sharing set shared_with_all = true');
    expect(await lowest()).toBe(300);
    await pool.query('update user_account set suspended_at = now() where id = $1', [fern]);
    expect(await lowest()).toBeUndefined();
    await pool.query('update user_account set suspended_at = null, deleted_at = now()');
    expect(await lowest()).toBeUndefined();
  });

  it('leaves out what the viewer sells, before and after it is summed up', async () => {
    await sells('moss', 90);
    await insertSaleList(server.database, viewer.id, { [STANDARD]: { quantity: 2 } });
    await server.database
      .insert(sharing)
      .values({ userId: viewer.id, subject: 'SALE_LIST', sharedWithAll: true });
    expect(await own()).toEqual([1, 1, 90]);
    await marketFollows(server);
    expect(await everyones()).toEqual({ sellers: 2, copies: 3, lowestCents: 90 });
    expect(await own()).toEqual([1, 1, 90]);
  });

  it('shows each viewer at once what blocks, shares and suspensions change for them alone', async () => {
    const { pool } = server;
    const moss = await sells('moss', 90);
    const fern = await sells('fern', 60);
    await pool.query('update sharing set shared_with_all = false where user_id = $1', [fern]);
    await marketFollows(server);
    expect(await own()).toBeUndefined();
    const share = `insert into share (owner_id, subject, email) values ($1, 'SALE_LIST', 'viewer@example.com')`;
    await pool.query(share, [fern]);
    expect(await own()).toEqual([2, 2, 60]);
    const block = 'insert into player_block (blocker_id, blocked_id) values ($1, $2)';
    await pool.query(block, [fern, viewer.id]);
    expect(await own()).toBeUndefined();
    await pool.query(block, [viewer.id, moss]);
    expect(await own()).toEqual([0, 0, null]);
    expect(await everyones()).toEqual({ sellers: 1, copies: 1, lowestCents: 90 });
    await pool.query('delete from player_block');
    expect(await own()).toEqual([2, 2, 60]);
    await pool.query('update user_account set suspended_at = now() where id = $1', [fern]);
    expect(await own()).toBeUndefined();
    await pool.query('update user_account set suspended_at = null');
    await pool.query('delete from share');
    expect(await own()).toBeUndefined();
  });

  it('says what named players sell on lists that the viewer may see', async () => {
    const { pool } = server;
    const moss = await sells('moss', 90);
    const fern = await sells('fern', 60, 'sor-2-foil');
    const named = ['nobody', 'moss', 'fern', 'no handle!'];
    const mosss = { handle: 'moss', variantIds: [STANDARD] };
    const ferns = { handle: 'fern', variantIds: ['sor-2-foil'] };
    expect(await soldBy(named)).toEqual([ferns, mosss]);
    expect(await soldBy(Array.from({ length: 21 }, () => 'moss'))).toBeUndefined();
    await pool.query('update sharing set shared_with_all = false where user_id = $1', [moss]);
    expect(await soldBy(named)).toEqual([ferns]);
    await pool.query('insert into player_block (blocker_id, blocked_id) values ($1, $2)', [
      fern,
      viewer.id,
    ]);
    expect(await soldBy(named)).toEqual([]);
  });

  it('says who is cheapest, without those who are hidden from the viewer', async () => {
    const { pool } = server;
    const players = [];
    for (const [at, handle] of ['ash', 'bay', 'cos', 'dew'].entries()) {
      players.push(await sells(handle, 10 * (at + 1)));
    }
    await refreshAllSellerSummaries(server.database);
    const who = async () => (await cheapest([STANDARD, 'sor-1-foil', 'x']))[0]?.sellerHandle;
    expect(await who()).toBe('ash');
    const block = 'insert into player_block (blocker_id, blocked_id) values ($1, $2)';
    await pool.query(block, [players[0], viewer.id]);
    expect(await who()).toBe('bay');
    // Now the summary names only those who are hidden.
    await pool.query('update user_account set suspended_at = now() where id = $1', [players[1]]);
    expect(await who()).toBe('cos');
    await pool.query(`update sharing set shared_with_all = false`);
    expect(await who()).toBeUndefined();
    expect(await cheapest(Array.from({ length: 101 }, () => STANDARD))).toBeUndefined();
  });
});
