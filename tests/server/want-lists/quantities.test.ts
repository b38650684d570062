import { sharing } from '@server/db/tables';
import { ask } from '../support/ask';
import { withWanting } from './support/wanting';

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
