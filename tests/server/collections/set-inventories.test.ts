import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withCounting } from './counting';

const SET = `mutation ($key: String!, $items: [CollectionInventoryInput!]!) {
  updateCollectionVariantInventories(idempotencyKey: $key, items: $items) {
    stepId collectionItemInventories { variantId inventory version missing { count isDefault } }
    errors { field message code }
  }
}`;

const on = withCounting();

let keys = 0;
const newKey = () => `set-${(keys += 1)}`.padEnd(12, '-');

type Item = [variantId: string, inventory: number, expectedVersion: number];

const send = (items: readonly Item[], key = newKey(), app = on.server.app) =>
  ask(
    app,
    SET,
    {
      key,
      items: items.map(([variantId, inventory, expectedVersion]) => ({
        variantId,
        inventory,
        expectedVersion,
      })),
    },
    on.person.headers,
  );
const set = async (items: readonly Item[], key?: string) =>
  (await send(items, key)).data.updateCollectionVariantInventories;
const copies = async () =>
  Object.fromEntries(Object.entries(await on.items()).map(([id, [inventory]]) => [id, inventory]));

it('sets many counts as one step, which is undone as a whole', async () => {
  const [scout, foil, hyperspace] = on.variantIds;
  await on.update({ inventory: 4 });
  const answer = await set([
    [scout, 1, 1],
    [foil, 3, 0],
    [hyperspace, 0, 0],
  ]);
  expect(answer.errors).toEqual([]);
  expect(answer.collectionItemInventories).toHaveLength(3);
  expect(await on.reasons()).toEqual(['EDIT', 'EDIT']);
  // A count that didn't have to change has no event in the ledger.
  expect(await copies()).toEqual({ [scout]: 1, [foil]: 3 });

  const { data } = await on.undo(answer.stepId);
  expect(data.undoCollectionStep).toMatchObject({ errors: [], step: { printingCount: 2 } });
  expect(await copies()).toEqual({ [scout]: 4, [foil]: 0 });
});

it('lowers a Need by the copies that were added', async () => {
  const [scout] = on.variantIds;
  await on.update({ missingOverrideCount: 3 });
  const { collectionItemInventories } = await set([[scout, 2, 1]]);
  expect(collectionItemInventories).toMatchObject([{ missing: { count: 1, isDefault: false } }]);
});

it('writes nothing if one count was changed elsewhere, and names it', async () => {
  const [scout, foil] = on.variantIds;
  await on.update({ inventory: 4 });
  const answer = await set([
    [foil, 3, 0],
    [scout, 1, 0],
  ]);
  expect(answer).toMatchObject({
    stepId: null,
    errors: [{ field: 'items.1.expectedVersion', code: 'CONFLICT' }],
    collectionItemInventories: expect.arrayContaining([
      expect.objectContaining({ variantId: scout, inventory: 4, version: 1 }),
    ]),
  });
  expect(await copies()).toEqual({ [scout]: 4 });
  expect(await on.reasons()).toHaveLength(1);
});

it('accepts a count that already has its new value, and records no step for it', async () => {
  const [scout] = on.variantIds;
  await on.update({ inventory: 4 });
  expect(await set([[scout, 4, 0]])).toMatchObject({ stepId: null, errors: [] });
  expect(await on.reasons()).toHaveLength(1);
});

describe('the same key', () => {
  it('changes once, however many calls come at once', async () => {
    const [scout, foil] = on.variantIds;
    const key = newKey();
    const items: Item[] = [
      [scout, 2, 0],
      [foil, 1, 0],
    ];
    const other = await on.server.another();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(items, key, at % 2 ? other : on.server.app)),
    );
    const steps = answers.map(({ data }) => data.updateCollectionVariantInventories.stepId);
    expect(new Set(steps).size).toBe(1);
    expect(steps[0]).not.toBeNull();
    expect(await on.reasons()).toEqual(['EDIT']);
  });

  it('is refused for a different change', async () => {
    const [scout] = on.variantIds;
    const key = newKey();
    await set([[scout, 2, 0]], key);
    expect(await set([[scout, 3, 1]], key)).toMatchObject({ errors: [{ code: 'KEY_REUSED' }] });
    expect(await copies()).toEqual({ [scout]: 2 });
  });
});

it('refuses invalid counts, and names the place of each', async () => {
  const [scout, foil] = on.variantIds;
  const codes = async (...items: Item[]) =>
    (await set(items)).errors.map(({ field, code }: { field: string; code: string }) => [
      field,
      code,
    ]);
  expect(await codes([scout, 1, 0], [foil, 10_000, 0])).toEqual([['items.1.inventory', 'INVALID']]);
  expect(await codes([scout, -1, 0])).toEqual([['items.0.inventory', 'INVALID']]);
  expect(await codes([scout, 1, 0], [scout, 2, 0])).toEqual([['items.1.variantId', 'DUPLICATE']]);
  expect(await codes([scout, 1, 0], ['nothing', 2, 0])).toEqual([
    ['items.1.variantId', 'NOT_FOUND'],
  ]);
  expect(await codes()).toEqual([['items', 'INVALID']]);
  const many = Array.from({ length: MAX_ITEMS_AT_ONCE + 1 }, (_, at): Item => [`x-${at}`, 1, 0]);
  expect(await codes(...many)).toEqual([['items', 'INVALID']]);
  expect((await set([[scout, 1, 0]], 'no')).errors).toMatchObject([
    { field: 'idempotencyKey', code: 'INVALID' },
  ]);
  expect(await copies()).toEqual({});
});

it('changes only the viewer’s own counts', async () => {
  const [scout] = on.variantIds;
  const other = on.person;
  await set([[scout, 2, 0]]);
  on.person = await signUp(on.server.database);
  await set([[scout, 5, 0]]);
  expect((await on.items(other))[scout]).toEqual([2, null, 1]);
});
