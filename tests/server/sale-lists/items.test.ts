import { sharing } from '@server/modules/sharing/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withSelling } from './selling';

const selling = withSelling();
const { upsert, items, send } = selling;
describe('a printing', () => {
  it('is added to the list, changed, and removed with 0', async () => {
    const [standard] = selling.variantIds;
    const there = {
      variantId: standard,
      quantity: 2,
      priceType: 'MARKET',
      fixedPriceInCents: null,
      marketAdjustedPriceInCents: 1_001,
      condition: 'NEAR_MINT',
      version: 2,
    };
    expect(await upsert({ quantity: 2 })).toEqual({ saleListItems: [there], userErrors: [] });
    expect(await items()).toEqual([there]);

    const fixed = { priceType: 'FIXED', fixedPriceInCents: 450 };
    const changed = { ...there, ...fixed, quantity: 3, version: 3 };
    expect(await upsert({ quantity: 3, ...fixed })).toEqual({
      saleListItems: [changed],
      userErrors: [],
    });
    expect(await items()).toEqual([changed]);

    expect(await upsert({ quantity: 0 })).toEqual({ saleListItems: [], userErrors: [] });
    expect(await items()).toEqual([]);
  });

  it.each(['MARKET', 'CONTACT'])('of type %s keeps no fixed price', async (priceType) => {
    await upsert({ priceType, fixedPriceInCents: 450 });
    expect(await items()).toMatchObject([{ priceType, fixedPriceInCents: null }]);
  });

  it.each([0, 1, 5_000_000])('can cost %i cents', async (fixedPriceInCents) => {
    await upsert({ priceType: 'FIXED', fixedPriceInCents });
    expect(await items()).toMatchObject([{ fixedPriceInCents }]);
  });

  it.each([1, 9_999])('can be offered %i times', async (quantity) => {
    await upsert({ quantity });
    expect(await items()).toMatchObject([{ quantity }]);
  });

  it('can be changed by the single mutation in the same way', async () => {
    const [, foil] = selling.variantIds;
    const one = async (asked: string) => {
      const mutation = `mutation { upsertSaleListVariant(
        saleListId: "${selling.saleListId}", cardVariantId: "${foil}", condition: NEAR_MINT, ${asked}
      ) { saleListItem { quantity priceType fixedPriceInCents version } userErrors { field code } } }`;
      const { data } = await ask(selling.server.app, mutation, {}, selling.seller.headers);
      return data.upsertSaleListVariant;
    };
    const item = { quantity: 4, priceType: 'FIXED', fixedPriceInCents: 99, version: 2 };
    expect(await one('quantity: 4, priceType: FIXED, fixedPriceInCents: 99')).toEqual({
      saleListItem: item,
      userErrors: [],
    });
    expect(await one('quantity: -1, priceType: FIXED')).toEqual({
      saleListItem: item,
      userErrors: [
        { field: 'quantity', code: 'INVALID' },
        { field: 'fixedPriceInCents', code: 'INVALID' },
      ],
    });
    expect(await one('quantity: 1, priceType: CONTACT, expectedVersion: 1')).toEqual({
      saleListItem: item,
      userErrors: [{ field: 'expectedVersion', code: 'CONFLICT' }],
    });
    expect(await one('quantity: 0, priceType: CONTACT')).toEqual({
      saleListItem: null,
      userErrors: [],
    });
  });
});

it('has its printing’s data from the catalogue', async () => {
  const [, foil] = selling.variantIds;
  await upsert({ cardVariantId: foil });
  const query =
    '{ userSaleLists { items { id cardId condition cardVariant { id variantType currentMarketPrice { priceCents } } } } }';
  const { data } = await ask(selling.server.app, query, {}, selling.seller.headers);
  expect(data.userSaleLists[0].items).toEqual([
    {
      id: `${selling.saleListId}-${foil}`,
      cardId: expect.any(String),
      condition: 'NEAR_MINT',
      cardVariant: { id: foil, variantType: 'FOIL', currentMarketPrice: { priceCents: 30 } },
    },
  ]);
});

it('several are changed and removed in one request, as one change', async () => {
  const [standard, foil, hyperspace] = selling.variantIds;
  await upsert({ cardVariantId: foil }, { cardVariantId: hyperspace, priceType: 'CONTACT' });
  const { saleListItems, userErrors } = await upsert(
    { cardVariantId: standard, quantity: 4 },
    { cardVariantId: foil, quantity: 0 },
    { cardVariantId: hyperspace, priceType: 'CONTACT', quantity: 2 },
  );
  expect(userErrors).toEqual([]);
  expect(saleListItems).toMatchObject([
    { variantId: hyperspace, quantity: 2, version: 3 },
    { variantId: standard, quantity: 4, version: 3 },
  ]);
  expect(await items()).toEqual(saleListItems);
});

it('printings that left the catalogue can be removed', async () => {
  expect(await upsert({ cardVariantId: 'sor-999-foil', quantity: 0 })).toEqual({
    saleListItems: [],
    userErrors: [],
  });
});

it('another player’s list is refused like a missing one, whether it is visible or not', async () => {
  const { database } = selling.server;
  const { saleListId, seller } = selling;
  const stranger = await signUp(database, { handle: `stranger-of-${selling.handle}` });
  const own = await insertSaleList(database, stranger.id);
  const userId = seller.id;
  await database.insert(sharing).values({ userId, subject: 'SALE_LIST', sharedWithAll: true });
  const none = '00000000-0000-4000-8000-000000000000';
  for (const id of [saleListId, none, 'not-an-id', '']) {
    for (const asked of [[{}], [], [{ quantity: -1 }]]) {
      const { errors, data } = await send(asked, { person: stranger, saleListId: id });
      expect(errors).toMatchObject([
        { message: 'Sale list not found', extensions: { code: 'NOT_FOUND' } },
      ]);
      expect(data).toBeNull();
    }
    const { errors } = await selling.sendSettings({ saleListId: id, banner: 'Mine' }, stranger);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  }
  expect(await items()).toEqual([]);
  expect((await selling.listFor(stranger)).settings.banner).toBe('');
  expect((await send([{}], { person: stranger, saleListId: own })).errors).toBeUndefined();
});

it('updates the list’s time of change, unless nothing changed', async () => {
  const { database, pool } = selling.server;
  const { id: userId } = selling.seller;
  const updatedAt = '2026-01-01T00:00:00Z';
  await database
    .insert(sharing)
    .values({ userId, subject: 'SALE_LIST', sharedWithAll: true, updatedAt });
  const isFresh = async () => {
    const { rows } = await pool.query(
      `select shared_with_all, updated_at > now() - interval '1 minute' as fresh from sharing where user_id = $1`,
      [userId],
    );
    return rows;
  };
  await upsert({ quantity: 0 });
  await selling.update({});
  expect(await isFresh()).toEqual([{ shared_with_all: true, fresh: false }]);
  await upsert({});
  expect(await isFresh()).toEqual([{ shared_with_all: true, fresh: true }]);

  // A change of the settings counts as a change of the list too.
  await pool.query('update sharing set updated_at = $2 where user_id = $1', [userId, updatedAt]);
  await selling.update({ banner: 'Half price' });
  expect(await isFresh()).toEqual([{ shared_with_all: true, fresh: true }]);
});
