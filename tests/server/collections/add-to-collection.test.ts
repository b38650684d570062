import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

const ADD = `mutation ($key: String!, $additions: [CollectionAdditionInput!]!) {
  addToCollection(idempotencyKey: $key, additions: $additions) {
    stepId collectionItemInventories { variantId inventory version missing { count isDefault } }
    errors { field message code }
  }
}`;
const UPDATE = `mutation ($variantId: ID!, $inventory: Int, $missingOverrideCount: Int) {
  updateCollectionVariantInventory(
    variantId: $variantId, inventory: $inventory, missingOverrideCount: $missingOverrideCount
  ) { errors { code } }
}`;

let server: TestApp;
let person: Person;
let scout: string;
let foil: string;
let keys = 0;
const newKey = () => `added-${(keys += 1)}`.padEnd(12, '-');

beforeAll(async () => {
  server = await startTestApp();
  const cardSetId = await insertCardSet(server.database);
  const cardId = await insertCard(server.database, { id: 'sor-001', cardSetId });
  scout = await insertPrinting(server.database, { cardId });
  foil = await insertPrinting(server.database, { cardId, variantType: 'FOIL' });
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

const send = (additions: object[], key = newKey(), app = server.app) =>
  ask(app, ADD, { key, additions }, person.headers);
const add = async (additions: object[], key?: string) =>
  (await send(additions, key)).data.addToCollection;
const one = (count: number, variantId = scout) => ({ variantId, count });
const update = (asked: object) =>
  ask(server.app, UPDATE, { variantId: scout, ...asked }, person.headers);

const ledger = async () => {
  const { rows } = await server.pool.query(
    `select step.id::int, step.reason, event.inventory_from as from, event.inventory_to as to
      from collection_step step join collection_event event on event.step_id = step.id
      where step.user_id = $1 order by step.id, event.card_variant_id`,
    [person.id],
  );
  return rows as { id: number; reason: string; from: number; to: number }[];
};
const inventories = async () => {
  const { rows } = await server.pool.query(
    'select card_variant_id, inventory from collection_item where user_id = $1',
    [person.id],
  );
  return Object.fromEntries(
    rows.map(({ card_variant_id, inventory }) => [card_variant_id, inventory]),
  ) as Record<string, number>;
};

it('adds to what is there, and the ledger says so', async () => {
  await add([one(2)]);
  const { stepId, ...answer } = await add([one(3)]);
  expect(answer).toEqual({
    collectionItemInventories: [
      { variantId: scout, inventory: 5, version: 2, missing: { count: 0, isDefault: true } },
    ],
    errors: [],
  });
  expect(await ledger()).toEqual([
    { id: expect.any(Number), reason: 'QUICK_ADD', from: 0, to: 2 },
    { id: Number(stepId), reason: 'QUICK_ADD', from: 2, to: 5 },
  ]);
});

it('adds several printings as one step, the same one twice as a sum', async () => {
  const { stepId } = await add([one(1), one(2, foil), one(4)]);
  expect(await inventories()).toEqual({ [scout]: 5, [foil]: 2 });
  expect((await ledger()).map(({ id }) => String(id))).toEqual([stepId, stepId]);
});

it('lowers a Need by as many as were added', async () => {
  await update({ missingOverrideCount: 3 });
  const { collectionItemInventories } = await add([one(2)]);
  expect(collectionItemInventories[0].missing).toEqual({ count: 1, isDefault: false });
});

describe('the same key', () => {
  it('adds once, with the same answer', async () => {
    const key = newKey();
    const first = await add([one(2), one(1, foil)], key);
    await update({ inventory: 9 });
    const again = await add([one(1, foil), one(2)], key);
    expect(again.stepId).toBe(first.stepId);
    expect(again.errors).toEqual([]);
    expect(await inventories()).toEqual({ [scout]: 9, [foil]: 1 });
  });

  it('adds once, however many calls come at once', async () => {
    const key = newKey();
    const other = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send([one(2), one(1, foil)], key, index % 2 ? other : server.app),
      ),
    );
    const steps = answers.map(({ data }) => data.addToCollection.stepId as string);
    expect(new Set(steps).size).toBe(1);
    expect(await inventories()).toEqual({ [scout]: 2, [foil]: 1 });
  });

  it('is refused for a different change', async () => {
    const key = newKey();
    await add([one(2)], key);
    expect((await add([one(3)], key)).errors).toMatchObject([{ code: 'KEY_REUSED' }]);
    expect((await add([one(2), one(1, foil)], key)).errors).toMatchObject([{ code: 'KEY_REUSED' }]);
    expect(await inventories()).toEqual({ [scout]: 2 });
  });

  it('belongs to one player', async () => {
    const key = newKey();
    await add([one(2)], key);
    person = await signUp(server.database);
    expect(await add([one(1)], key)).toMatchObject({ errors: [] });
    expect(await inventories()).toEqual({ [scout]: 1 });
  });
});

it('loses nothing of twenty who add at once', async () => {
  const other = await server.another();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(index % 3 ? [one(1)] : [one(1, foil), one(1)], newKey(), index % 2 ? other : server.app),
    ),
  );
  expect(answers.flatMap(({ data }) => data.addToCollection.errors)).toEqual([]);
  expect(await inventories()).toEqual({ [scout]: 20, [foil]: 7 });
  const scouts = (await ledger()).filter(({ to }) => to > 7);
  expect(scouts.map(({ from, to }) => to - from)).toEqual(scouts.map(() => 1));
});

describe('refuses', () => {
  it('more than 9,999, and then adds nothing at all', async () => {
    await update({ inventory: 9_990 });
    expect(await add([one(5, foil), one(10)])).toMatchObject({
      stepId: null,
      errors: [
        {
          field: 'additions.1.count',
          code: 'OUT_OF_RANGE',
          message: 'A collection counts up to 9,999 of a printing; you have 9,990.',
        },
      ],
    });
    expect(await add([one(5), one(5)])).toMatchObject({ errors: [{}, {}] });
    expect(await inventories()).toEqual({ [scout]: 9_990 });
    expect(await add([one(9)])).toMatchObject({ errors: [] });
  });

  it.each([0, -1, 10_000, 2 ** 31 - 1])('a count of %d', async (count) => {
    expect(await add([one(1), one(count)])).toMatchObject({
      errors: [{ field: 'additions.1.count', code: 'INVALID' }],
    });
    expect(await ledger()).toEqual([]);
  });

  it.each([1.5, 'abc', 2 ** 31, null])('%j, which is no integer', async (count) => {
    const { errors } = await send([{ variantId: scout, count }]);
    expect(errors).toHaveLength(1);
    expect(await ledger()).toEqual([]);
  });

  it('a printing that doesn’t exist', async () => {
    expect(await add([one(1), one(1, 'sor-999-foil')])).toMatchObject({
      stepId: null,
      errors: [{ field: 'additions.1.variantId', code: 'NOT_FOUND' }],
    });
    expect(await ledger()).toEqual([]);
  });

  it('none, more than a hundred, and a key that isn’t one', async () => {
    const many = Array.from({ length: 101 }, () => one(1));
    expect(await add([])).toMatchObject({ errors: [{ field: 'additions' }] });
    expect(await add(many)).toMatchObject({ errors: [{ field: 'additions' }] });
    expect(await add([one(1)], 'short')).toMatchObject({ errors: [{ field: 'idempotencyKey' }] });
    expect(await add(many.slice(1))).toMatchObject({ errors: [] });
    expect(await inventories()).toEqual({ [scout]: 100 });
  });
});
