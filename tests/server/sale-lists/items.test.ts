import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { sharing } from '@server/db/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withSelling } from './support/selling';

const selling = withSelling();
const { upsert, items, send } = selling;
const quantities = async () =>
  Object.fromEntries((await items()).map(({ variantId, quantity }) => [variantId, quantity]));

describe('a printing', () => {
  it('is put on the list, changed, and taken off with 0', async () => {
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

  it('is changed by itself in the same way', async () => {
    const [, foil] = selling.variantIds;
    const one = async (asked: string) => {
      const mutation = `mutation { upsertSaleListVariant(
        saleListId: "${selling.saleListId}", cardVariantId: "${foil}", condition: NEAR_MINT, ${asked}
      ) { saleListItem { quantity priceType fixedPriceInCents version } userErrors { field code } } }`;
      const { data } = await ask(selling.test.app, mutation, {}, selling.seller.headers);
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

describe('is refused, and changes nothing', () => {
  beforeEach(async () => {
    await upsert({ quantity: 7 });
  });
  const expectRefusal = async (asked: object, field: string, code = 'INVALID') => {
    const [, foil] = selling.variantIds;
    const { saleListItems, userErrors } = await upsert({ cardVariantId: foil }, asked);
    expect(userErrors).toEqual([
      { field: `items.1.${field}`, message: expect.stringMatching(/\.$/), code },
    ]);
    expect(await quantities()).toEqual({ [selling.variantIds[0]]: 7 });
    expect(await selling.revision()).toBe(2);
    return saleListItems;
  };

  it.each([-1, 10_000, 2 ** 31 - 1, -(2 ** 31)])('a quantity of %i', async (quantity) => {
    // What is on the list is told beside it.
    expect(await expectRefusal({ quantity }, 'quantity')).toMatchObject([{ quantity: 7 }]);
  });

  it.each([-1, 5_000_001, 2 ** 31 - 1, null])('a fixed price of %p', async (fixedPriceInCents) => {
    await expectRefusal({ priceType: 'FIXED', fixedPriceInCents }, 'fixedPriceInCents');
  });

  it('a fixed price that is none, even where it isn’t asked for', async () => {
    await expectRefusal({ priceType: 'CONTACT', fixedPriceInCents: -1 }, 'fixedPriceInCents');
  });

  it('a condition other than near mint', async () => {
    await expectRefusal({ condition: 'MINT' }, 'condition');
  });

  it.each(['sor-999-standard', 'a\0b', '', '\uD800', 'x'.repeat(10_000)])(
    'the printing %.20j',
    async (cardVariantId) => {
      await expectRefusal({ cardVariantId }, 'cardVariantId', 'NOT_FOUND');
    },
  );

  it('a printing that is named twice', async () => {
    const [, foil] = selling.variantIds;
    await expectRefusal({ cardVariantId: foil, quantity: 2 }, 'cardVariantId', 'DUPLICATE');
  });

  it('all that is wrong with each item, by name', async () => {
    const { userErrors } = await upsert(
      { quantity: 10_000, priceType: 'FIXED', condition: 'POOR', expectedVersion: 1 },
      { cardVariantId: 'nothing-1', quantity: -1 },
    );
    expect(userErrors.map(({ field }: { field: string }) => field)).toEqual([
      'items.0.quantity',
      'items.0.fixedPriceInCents',
      'items.0.condition',
      'items.0.expectedVersion',
      'items.1.quantity',
      'items.1.cardVariantId',
    ]);
  });

  it('no items, and more than can be changed at once', async () => {
    const [cardVariantId] = selling.variantIds;
    const errors = [
      { field: 'items', message: 'Change 1 to 1,500 printings at once.', code: 'INVALID' },
    ];
    expect(await upsert()).toEqual({ saleListItems: [], userErrors: errors });
    const many = Array.from({ length: MAX_ITEMS_AT_ONCE + 1 }, () => ({ cardVariantId }));
    const { saleListItems, userErrors } = await upsert(...many);
    expect(userErrors).toEqual(errors);
    // Told as it is, so that nobody takes it for gone.
    expect(saleListItems).toMatchObject([{ variantId: cardVariantId, quantity: 7 }]);
  });

  it.each([
    { quantity: 1.5 },
    { quantity: 2 ** 31 },
    { quantity: '12' },
    { quantity: null },
    { quantity: true },
    { fixedPriceInCents: '12', priceType: 'FIXED' },
    { fixedPriceInCents: 12.5, priceType: 'FIXED' },
    { fixedPriceInCents: [12], priceType: 'FIXED' },
    { priceType: 'GIFT' },
    { condition: 'SHINY' },
    { cardVariantId: null },
    { cardVariantId: { id: 'sor-001-foil' } },
    { expectedVersion: '2' },
  ])('%j, which isn’t of the type', async (asked) => {
    const { errors } = await send([asked]);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
    expect(await quantities()).toEqual({ [selling.variantIds[0]]: 7 });
  });

  it('numbers that are beyond all numbers', async () => {
    const payload = (asked: string) => `{"query": ${JSON.stringify(
      'mutation ($id: ID!, $items: [SaleListItemInput!]!) { upsertSaleListVariants(saleListId: $id, items: $items) { userErrors { field } } }',
    )}, "variables": {"id": "${selling.saleListId}", "items": [{"cardVariantId": "${selling.variantIds[0]}",
      "priceType": "FIXED", "condition": "NEAR_MINT", ${asked}}]}}`;
    for (const asked of [
      '"quantity": 1e309, "fixedPriceInCents": 1',
      '"quantity": 1, "fixedPriceInCents": 1e309',
      '"quantity": 1, "fixedPriceInCents": -1e309',
    ]) {
      const response = await selling.test.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...selling.seller.headers, 'content-type': 'application/json' },
        payload: payload(asked),
      });
      expect(response.json().errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
    }
    expect(await quantities()).toEqual({ [selling.variantIds[0]]: 7 });
  });
});

it('several are changed and taken off in one request, as one change', async () => {
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

it('what the catalogue has lost can be taken off', async () => {
  expect(await upsert({ cardVariantId: 'sor-999-foil', quantity: 0 })).toEqual({
    saleListItems: [],
    userErrors: [],
  });
});

it('another’s list is refused as none, whether they may see it or not', async () => {
  const { database } = selling.test;
  const { saleListId, seller } = selling;
  const stranger = await signUp(database, { handle: `stranger-of-${selling.handle}` });
  const own = await insertSaleList(database, stranger.id);
  const userId = seller.id;
  await database.insert(sharing).values({ userId, subject: 'SALE_LIST', sharedWithAll: true });
  const none = '00000000-0000-4000-8000-000000000000';
  for (const id of [saleListId, none, 'not-an-id', 'a\0b', '']) {
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

it('is noted as the time at which the list changed, unless nothing did', async () => {
  const { database, pool } = selling.test;
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
});
