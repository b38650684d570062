import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { sharing } from '@server/db/tables';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withWanting } from './support/wanting';

const wanting = withWanting();
const { set, send, quantities } = wanting;
const asked = (given: object = {}) => ({
  cardVariantId: wanting.variantIds[1],
  quantity: 1,
  ...given,
});

it('are set, changed, and taken off with 0', async () => {
  const [standard, foil] = wanting.variantIds;
  const item = { variantId: standard, cardId: 'sor-001', quantity: 2 };
  expect(await set({ [standard]: 2, [foil]: 5 })).toEqual({
    wantListItems: [item, { ...item, variantId: foil, quantity: 5 }],
    errors: [],
  });
  expect(await quantities()).toEqual({ [standard]: 2, [foil]: 5 });
  await set({ [standard]: 3 });
  expect(await quantities()).toEqual({ [standard]: 3, [foil]: 5 });
  expect(await set({ [standard]: 0 })).toEqual({
    wantListItems: [{ ...item, quantity: 0 }],
    errors: [],
  });
  expect(await quantities()).toEqual({ [foil]: 5 });
});

it('are set and taken off together, in one request', async () => {
  const [standard, foil, hyperspace] = wanting.variantIds;
  await set({ [standard]: 1, [foil]: 2 });
  expect((await set({ [standard]: 0, [foil]: 3, [hyperspace]: 4 })).errors).toEqual([]);
  expect(await quantities()).toEqual({ [foil]: 3, [hyperspace]: 4 });
});

it('are set one at a time in the same way', async () => {
  const [standard] = wanting.variantIds;
  const one = async (quantity: number) => {
    const mutation = `mutation { updateWantListVariantCount(
      wantListId: "${wanting.wantListId}", cardVariantId: "${standard}", quantity: ${quantity}
    ) { wantListItem { quantity } errors { field message code } } }`;
    const { data } = await ask(wanting.test.app, mutation, {}, wanting.owner.headers);
    return data.updateWantListVariantCount;
  };
  expect(await one(4)).toEqual({ wantListItem: { quantity: 4 }, errors: [] });
  expect(await one(6)).toEqual({
    wantListItem: null,
    errors: [{ field: 'quantity', message: 'Choose a quantity from 1 to 5.', code: 'INVALID' }],
  });
  expect(await quantities()).toEqual({ [standard]: 4 });
  expect(await one(0)).toEqual({ wantListItem: { quantity: 0 }, errors: [] });
});

describe('are refused, and nothing changes:', () => {
  beforeEach(async () => {
    await set({ [wanting.variantIds[0]]: 3 });
  });
  const expectRefusal = async (given: object, field: string, code = 'INVALID') => {
    const { data } = await send([
      { cardVariantId: wanting.variantIds[0], quantity: 1 },
      asked(given),
    ]);
    expect(data.updateWantListVariantCounts).toEqual({
      wantListItems: [],
      errors: [{ field: `items.1.${field}`, message: expect.stringMatching(/\.$/), code }],
    });
    expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  };

  it.each([-1, 6, 2 ** 31 - 1, -(2 ** 31)])('%i copies', async (quantity) => {
    await expectRefusal({ quantity }, 'quantity');
  });

  it.each(['sor-999-standard', 'a\0b', '', '\uD800', 'x'.repeat(10_000)])(
    'copies of the printing %.20j',
    async (cardVariantId) => {
      await expectRefusal({ cardVariantId }, 'cardVariantId', 'NOT_FOUND');
    },
  );

  it('a printing that is named twice', async () => {
    await expectRefusal({ cardVariantId: wanting.variantIds[0] }, 'cardVariantId', 'DUPLICATE');
  });

  it('all that is wrong with each, by name', async () => {
    const { data } = await send([
      asked({ quantity: 9 }),
      asked({ cardVariantId: 'x', quantity: -1 }),
    ]);
    const { errors } = data.updateWantListVariantCounts;
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'items.0.quantity',
      'items.1.quantity',
      'items.1.cardVariantId',
    ]);
  });

  it.each([0, MAX_ITEMS_AT_ONCE + 1])('%i printings at once', async (length) => {
    const { data } = await send(Array.from({ length }, () => asked()));
    expect(data.updateWantListVariantCounts).toEqual({
      wantListItems: [],
      errors: [
        { field: 'items', message: 'Change 1 to 1,500 printings at once.', code: 'INVALID' },
      ],
    });
  });

  it.each([
    { quantity: 1.5 },
    { quantity: 2 ** 31 },
    { quantity: '2' },
    { quantity: null },
    { quantity: true },
    { quantity: [2] },
    { cardVariantId: null },
    { cardVariantId: { id: 'sor-001-foil' } },
  ])('%j, which isn’t of the type', async (given) => {
    const { errors } = await send([asked(given)]);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
    expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  });

  it('a number that is beyond all numbers', async () => {
    const query =
      'mutation ($id: ID!, $items: [WantedQuantityInput!]!) { updateWantListVariantCounts(wantListId: $id, items: $items) { errors { field } } }';
    const response = await wanting.test.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...wanting.owner.headers, 'content-type': 'application/json' },
      payload: `{"query": ${JSON.stringify(query)}, "variables": {"id": "${wanting.wantListId}",
        "items": [{"cardVariantId": "${wanting.variantIds[0]}", "quantity": 1e309}]}}`,
    });
    expect(response.json().errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
    expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  });
});

it('of another’s list are refused as of none, whether it is seen or not', async () => {
  const { database } = wanting.test;
  await set({ [wanting.variantIds[0]]: 3 });
  const userId = wanting.owner.id;
  await database.insert(sharing).values({ userId, subject: 'COLLECTION', sharedWithAll: true });
  const stranger = await signUp(database, { handle: `stranger-of-${wanting.handle}` });
  const own = await insertWantList(database, stranger.id);
  const none = '00000000-0000-4000-8000-000000000000';
  for (const wantListId of [wanting.wantListId, none, 'not-an-id', 'a\0b', '']) {
    for (const items of [[asked()], [], [asked({ quantity: -1 })]]) {
      const { data, errors } = await send(items, { person: stranger, wantListId });
      expect(errors).toMatchObject([
        { message: 'Want list not found', extensions: { code: 'NOT_FOUND' } },
      ]);
      expect(data).toBeNull();
    }
  }
  expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  const { data } = await send([asked()], { person: stranger, wantListId: own });
  expect(data.updateWantListVariantCounts.errors).toEqual([]);
});

it('are noted as the time at which the list changed, unless nothing did', async () => {
  const { database, pool } = wanting.test;
  const { id: userId } = wanting.owner;
  const [standard, foil] = wanting.variantIds;
  await set({ [standard]: 2 });
  const old = {
    subject: 'WANT_LIST',
    sharedWithAll: true,
    updatedAt: '2026-01-01T00:00:00Z',
  } as const;
  await pool.query('delete from sharing where user_id = $1', [userId]);
  await database.insert(sharing).values({ userId, ...old });
  const isFresh = async () => {
    const { rows } = await pool.query(
      `select shared_with_all, updated_at > now() - interval '1 minute' as fresh from sharing where user_id = $1`,
      [userId],
    );
    return rows;
  };
  await set({ [standard]: 2, [foil]: 0 });
  expect(await isFresh()).toEqual([{ shared_with_all: true, fresh: false }]);
  await set({ [standard]: 2, [foil]: 1 });
  expect(await isFresh()).toEqual([{ shared_with_all: true, fresh: true }]);
});

it('of many calls at once are those of one of them, whole', async () => {
  const [standard, foil] = wanting.variantIds;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => set({ [standard]: (at % 5) + 1, [foil]: (at % 5) + 1 })),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  const left = await quantities();
  expect(Object.keys(left)).toEqual(expect.arrayContaining([standard, foil]));
  expect(left[standard]).toBe(left[foil]);
});
