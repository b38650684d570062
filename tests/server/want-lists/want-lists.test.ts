import { terms } from '@tests/factories/wants';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { sharing } from '@server/modules/sharing/tables';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { type Person, signUp } from '../users/support/sign-up';
import { withWanting } from './wanting';

describe('starting and seeing a list', () => {
  const CREATE = 'mutation { createWantList { wantList { id isOwner handle items { id } } } }';

  const wanting = withWanting();
  const create = (person: Person) => ask(wanting.server.app, CREATE, {}, person.headers);

  it('is one list, however often and concurrently it is requested', async () => {
    const { database } = wanting.server;
    const handle = `another-${wanting.handle}`;
    const person = await signUp(database, { handle });
    expect(await wanting.listsFor(person, null)).toEqual([]);
    const answers = await Promise.all([create(person), create(person), create(person)]);
    const lists = answers.map(({ data }) => data.createWantList.wantList);
    expect(lists[0]).toEqual({ id: expect.any(String), isOwner: true, handle, items: [] });
    expect(lists).toEqual([lists[0], lists[0], lists[0]]);
    expect(await wanting.listsFor(person, null)).toMatchObject([{ id: lists[0].id }]);
  });

  it('wants a handle', async () => {
    const nameless = await signUp(wanting.server.database, { handle: null });
    expect(await wanting.listsFor(nameless, null)).toEqual([]);
    expect((await create(nameless)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('carries what the catalogue knows of its printings', async () => {
    const [, foil] = wanting.variantIds;
    await wanting.set({ [foil]: 5 });
    const query = '{ userWantLists { items { id quantity cardVariant { id variantType } } } }';
    const { data } = await ask(wanting.server.app, query, {}, wanting.owner.headers);
    expect(data.userWantLists).toEqual([
      {
        items: [
          {
            id: `${wanting.wantListId}-${foil}`,
            quantity: 5,
            cardVariant: { id: foil, variantType: 'FOIL' },
          },
        ],
      },
    ]);
  });

  it('loads more items in the same number of statements', async () => {
    const statements = async (quantities: Record<string, number>) => {
      const { app, database } = wanting.server;
      const { id, headers } = await signUp(database, { handle: null });
      await insertWantList(database, id, quantities);
      const query = '{ userWantLists { items { quantity cardVariant { id } } } }';
      return statementsOf(async () =>
        expect((await ask(app, query, {}, headers)).errors).toBeUndefined(),
      );
    };
    const [standard, foil, hyperspace] = wanting.variantIds;
    const ofOne = await statements({ [standard]: 1 });
    expect(await statements({ [standard]: 1, [foil]: 2, [hyperspace]: 3 })).toBe(ofOne);
  });

  it('is in the person’s own file, and gone with their account', async () => {
    const [standard] = wanting.variantIds;
    await wanting.set({ [standard]: 4 });
    const { headers, id } = wanting.owner;
    const { app, pool } = wanting.server;
    const file = await app.inject({ url: '/api/my_data', headers });
    expect(file.json().wantList.items).toEqual([{ variantId: standard, quantity: 4, ...terms() }]);
    await ask(app, 'mutation { deleteAccount { success } }', {}, headers);
    const { rows } = await pool.query('select from want_list where user_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('quantities', () => {
  const wanting = withWanting();
  const { set, quantities } = wanting;

  it('are set, changed, and taken off with 0', async () => {
    const [standard, foil] = wanting.variantIds;
    const item = { variantId: standard, cardId: 'sor-001', quantity: 2, version: 2 };
    expect(await set({ [standard]: 2, [foil]: 5 })).toEqual({
      wantListItems: [item, { ...item, variantId: foil, quantity: 5 }],
      errors: [],
    });
    expect(await quantities()).toEqual({ [standard]: 2, [foil]: 5 });
    await set({ [standard]: 3 });
    expect(await quantities()).toEqual({ [standard]: 3, [foil]: 5 });
    expect(await set({ [standard]: 0 })).toEqual({
      wantListItems: [{ ...item, quantity: 0, version: 0 }],
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
    const one = async (quantity: number, expectedVersion: number) => {
      const mutation = `mutation { updateWantListVariantCount(
      wantListId: "${wanting.wantListId}", cardVariantId: "${standard}", quantity: ${quantity},
      expectedVersion: ${expectedVersion}
    ) { wantListItem { quantity version } errors { field message code } } }`;
      const { data } = await ask(wanting.server.app, mutation, {}, wanting.owner.headers);
      return data.updateWantListVariantCount;
    };
    const wantListItem = { quantity: 4, version: 2 };
    expect(await one(4, 0)).toEqual({ wantListItem, errors: [] });
    expect(await one(6, 2)).toEqual({
      wantListItem,
      errors: [{ field: 'quantity', message: 'Choose a quantity from 1 to 5.', code: 'INVALID' }],
    });
    expect(await quantities()).toEqual({ [standard]: 4 });
    expect(await one(3, 1)).toEqual({
      wantListItem,
      errors: [
        { field: 'expectedVersion', message: 'This was changed elsewhere.', code: 'CONFLICT' },
      ],
    });
    expect(await one(0, 2)).toEqual({ wantListItem: { quantity: 0, version: 0 }, errors: [] });
  });

  it('are noted as the time at which the list changed, unless nothing did', async () => {
    const { database, pool } = wanting.server;
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
});

describe('refused quantities', () => {
  const wanting = withWanting();
  const { set, send, quantities } = wanting;
  const asked = (given: object = {}) => ({
    cardVariantId: wanting.variantIds[1],
    quantity: 1,
    ...given,
  });

  beforeEach(async () => {
    await set({ [wanting.variantIds[0]]: 3 });
  });
  const expectRefusal = async (given: object, field: string, code = 'INVALID') => {
    const { data } = await send([
      { cardVariantId: wanting.variantIds[0], quantity: 1, expectedVersion: 2 },
      asked(given),
    ]);
    expect(data.updateWantListVariantCounts).toEqual({
      wantListItems: expect.arrayContaining([expect.objectContaining({ quantity: 3, version: 2 })]),
      errors: [{ field: `items.1.${field}`, message: expect.stringMatching(/\.$/), code }],
    });
    expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  };

  it.each([-1, 6, 2 ** 31 - 1, -(2 ** 31)])('refuses %i copies', async (quantity) => {
    await expectRefusal({ quantity }, 'quantity');
  });

  it.each(['sor-999-standard', '', 'x'.repeat(10_000)])(
    'refuses copies of the printing %.20j',
    async (cardVariantId) => {
      await expectRefusal({ cardVariantId }, 'cardVariantId', 'NOT_FOUND');
    },
  );

  it('refuses a printing that is named twice', async () => {
    const again = { cardVariantId: wanting.variantIds[0], expectedVersion: 2 };
    await expectRefusal(again, 'cardVariantId', 'DUPLICATE');
  });

  it('names all that is wrong with each', async () => {
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

  it.each([0, MAX_ITEMS_AT_ONCE + 1])('refuses %i printings at once', async (length) => {
    const { data } = await send(Array.from({ length }, () => asked()));
    expect(data.updateWantListVariantCounts).toEqual({
      wantListItems: length === 0 ? [] : [expect.objectContaining({ quantity: 0 })],
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
  ])('refuses %j, which isn’t of the type', async (given) => {
    const { errors } = await send([asked(given)]);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
    expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  });

  it('refuses a number that is beyond all numbers', async () => {
    const query =
      'mutation ($id: ID!, $items: [WantedQuantityInput!]!) { updateWantListVariantCounts(wantListId: $id, items: $items) { errors { field } } }';
    const response = await wanting.server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...wanting.owner.headers, 'content-type': 'application/json' },
      payload: `{"query": ${JSON.stringify(query)}, "variables": {"id": "${wanting.wantListId}",
        "items": [{"cardVariantId": "${wanting.variantIds[0]}", "quantity": 1e309}]}}`,
    });
    expect(response.json().errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
    expect(await quantities()).toEqual({ [wanting.variantIds[0]]: 3 });
  });

  it('refuses those of another’s list as of none, whether it is seen or not', async () => {
    const { database } = wanting.server;
    await set({ [wanting.variantIds[0]]: 3 });
    const userId = wanting.owner.id;
    await database.insert(sharing).values({ userId, subject: 'COLLECTION', sharedWithAll: true });
    const stranger = await signUp(database, { handle: `stranger-of-${wanting.handle}` });
    const own = await insertWantList(database, stranger.id);
    const none = '00000000-0000-4000-8000-000000000000';
    for (const wantListId of [wanting.wantListId, none, 'not-an-id', '']) {
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
});
