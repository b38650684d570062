import { setCount } from '@server/modules/collection/commands/set-count';
import { differencesOf } from '@server/modules/collection/queries/ledger-differences';
import { collectionStep } from '@server/modules/collection/tables';
import { insertUser } from '@tests/factories/user-rows';
import { until } from '../support/until';
import { withCounting } from './counting';

const counting = withCounting();

const players = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => insertUser(counting.server.database)));

const edit = (userId: string, inventory: number, asked: object = {}) =>
  setCount(counting.server.database, userId, {
    variantId: counting.variantIds[0],
    inventory,
    ...asked,
  });

const stepsOf = async (userIds: readonly string[]) =>
  (await counting.server.database.select().from(collectionStep)).filter(({ userId }) =>
    userIds.includes(userId),
  );

it('are a step of each player’s own', async () => {
  const userIds = await players(8);
  const answers = await Promise.all(userIds.map((userId, nth) => edit(userId, nth + 1)));

  expect(answers.map((answer) => answer.collectionItemInventory?.inventory)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  const steps = await stepsOf(userIds);
  expect(steps.map(({ userId }) => userId).toSorted()).toEqual(userIds.toSorted());
  for (const step of steps) expect(step).toMatchObject({ reason: 'EDIT', actorId: step.userId });
  expect(await differencesOf(counting.server.database, userIds)).toEqual([]);
});

it('give each player what became of their own', async () => {
  const [changed, same, late, lost, gone] = (await players(5)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await edit(same, 4);
  await edit(late, 4);
  await counting.server.pool.query('update user_account set deleted_at = now() where id = $1', [
    gone,
  ]);
  const answers = await Promise.allSettled([
    edit(gone, 3),
    edit(changed, 3),
    edit(late, 3, { expectedVersion: 0 }),
    edit(same, 4, { expectedVersion: 0 }),
    edit(lost, 3, { variantId: 'nowhere-001' }),
    edit(changed, 2, { variantId: counting.variantIds[1] }),
  ]);

  expect(answers).toMatchObject([
    { reason: { message: expect.stringContaining('sign') } },
    { value: { collectionItemInventory: { inventory: 3, version: 1 }, errors: [] } },
    {
      value: {
        collectionItemInventory: { inventory: 4, version: 1 },
        errors: [{ code: 'CONFLICT' }],
      },
    },
    { value: { collectionItemInventory: { inventory: 4, version: 1 }, errors: [] } },
    { value: { collectionItemInventory: null, errors: [{ code: 'NOT_FOUND' }] } },
    { value: { collectionItemInventory: { inventory: 2, version: 1 }, errors: [] } },
  ]);
  const steps = await stepsOf([changed, same, late, lost, gone]);
  expect(steps.map(({ userId }) => userId).toSorted()).toEqual(
    [changed, changed, same, late].toSorted(),
  );
});

it('don’t fail with one of them', async () => {
  const [first, last] = (await players(2)) as [string, string];
  const answers = await Promise.allSettled([
    edit(first, 3),
    edit('not an id', 3),
    edit(last, 3, { variantId: counting.variantIds[1] }),
  ]);
  expect(answers).toMatchObject([
    { value: { collectionItemInventory: { inventory: 3, version: 1 }, errors: [] } },
    { reason: { cause: { code: '22P02' } } },
    { value: { collectionItemInventory: { inventory: 3, version: 1 }, errors: [] } },
  ]);
  expect(await differencesOf(counting.server.database, [first, last])).toEqual([]);
});

it('don’t wait for the locks of one of them', async () => {
  const { pool, database } = counting.server;
  const [busy, other] = (await players(2)) as [string, string];
  await edit(busy, 1);
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from collection_item where user_id = $1 for update', [busy]);
    let isDone = false;
    const waiting = edit(busy, 2).then(() => (isDone = true));
    const begun = performance.now();
    expect(await edit(other, 2)).toMatchObject({ errors: [] });
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(isDone).toBe(false);
    await until(async () => {
      const { rows } = await pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    await holder.query('commit');
    await waiting;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await differencesOf(database, [busy, other])).toEqual([]);
  expect((await stepsOf([busy])).length).toBe(2);
});
