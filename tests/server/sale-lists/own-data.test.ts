import { THIS_ALONE } from '@domain/want-list';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withSelling } from './selling';

const selling = withSelling();

const remove = () =>
  ask(selling.server.app, 'mutation { deleteAccount { success } }', {}, selling.seller.headers);
const rowsOf = async (userId: string) => {
  const { rows } = await selling.server.pool.query(
    `select (select count(*)::int from sale_list where user_id = $1) as sale_lists,
      (select count(*)::int from want_list where user_id = $1) as want_lists,
      (select count(*)::int from sharing where user_id = $1) as shared`,
    [userId],
  );
  return rows[0];
};

it('both lists are in the person’s own file, without others’ items', async () => {
  const [standard, foil] = selling.variantIds;
  await insertWantList(selling.server.database, selling.seller.id, { [foil]: 3 });
  await selling.update({
    banner: 'Half price',
    marketPricingSettings: { percentageAdjustment: -50, rounding: { type: 'UP', value: 25 } },
  });
  await selling.upsert(
    { quantity: 2 },
    { cardVariantId: foil, priceType: 'FIXED', fixedPriceInCents: 99 },
  );
  const { headers } = selling.seller;
  const file = (await selling.server.app.inject({ url: '/api/my_data', headers })).json();
  const item = { quantity: 2, priceType: 'MARKET', fixedPriceInCents: null };
  expect(file.wantList).toEqual({
    newWantsWouldDo: 'THIS',
    showsAtMost: false,
    items: [{ variantId: foil, quantity: 3, ...THIS_ALONE }],
  });
  expect(file.saleList).toEqual({
    banner: 'Half price',
    isBannerRemoved: false,
    postage: null,
    minimumCents: 0,
    pricing: { percentageAdjustment: -50, roundingStep: 25 },
    items: [
      {
        variantId: foil,
        quantity: 1,
        priceType: 'FIXED',
        fixedPriceInCents: 99,
        condition: 'NEAR_MINT',
      },
      { variantId: standard, ...item, condition: 'NEAR_MINT' },
    ],
  });
});

it('both lists are deleted with the account, and nobody else’s', async () => {
  const { database, pool } = selling.server;
  const [standard] = selling.variantIds;
  const other = await signUp(database);
  for (const id of [selling.seller.id, other.id]) {
    await insertWantList(database, id, { [standard]: 1 });
  }
  await insertSaleList(database, other.id, { [standard]: {} });
  await selling.upsert({});
  expect((await remove()).data.deleteAccount).toEqual({ success: true });
  const none = { sale_lists: 0, want_lists: 0, shared: 0 };
  expect(await rowsOf(selling.seller.id)).toEqual(none);
  expect(await rowsOf(other.id)).toEqual({ ...none, sale_lists: 1, want_lists: 1 });
  const { rows } = await pool.query('select from sale_list_item where sale_list_id = $1', [
    selling.saleListId,
  ]);
  expect(rows).toEqual([]);
});

it.each(['sale_list', 'want_list'] as const)(
  'an account that is deleted while its %s is changed waits for the change',
  async (table) => {
    const { pool, app, database } = selling.server;
    const [cardVariantId] = selling.variantIds;
    const wantListId = await insertWantList(database, selling.seller.id);
    const want = `mutation { updateWantListVariantCount(
      wantListId: "${wantListId}", cardVariantId: "${cardVariantId}", quantity: 1) { errors { code } } }`;
    const change = () =>
      table === 'sale_list' ? selling.send([{}]) : ask(app, want, {}, selling.seller.headers);
    const waiting = async (atLeast: number) => {
      const asked = `select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await pool.query<{ count: number }>(asked)).rows[0]!.count < atLeast);
    };
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`select from ${table} where user_id = $1 for update`, [selling.seller.id]);
    const changing = change();
    await waiting(1);
    const removing = remove();
    await waiting(2);
    await holder.query('commit');
    holder.release();
    expect((await changing).errors).toBeUndefined();
    expect((await removing).data.deleteAccount).toEqual({ success: true });
    expect(await rowsOf(selling.seller.id)).toEqual({ sale_lists: 0, want_lists: 0, shared: 0 });
  },
);
