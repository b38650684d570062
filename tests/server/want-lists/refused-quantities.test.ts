import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { sharing } from '@server/db/tables';
import { insertWantList } from '@tests/factories/want-list-rows';
import { signUp } from '../users/support/sign-up';
import { withWanting } from './support/wanting';

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
    wantListItems: [],
    errors: [{ field: 'items', message: 'Change 1 to 1,500 printings at once.', code: 'INVALID' }],
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
