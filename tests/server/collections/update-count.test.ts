import { recordStep } from '@server/modules/collection/commands/record-step';
import { signUp } from '../users/support/sign-up';
import { withCounting, type UpdateInput } from './counting';

const counting = withCounting();

const update = async (asked: UpdateInput) =>
  (await counting.update(asked)).data.updateCollectionVariantInventory;
const standard = () => counting.variantIds[0];

it('sets how many copies a player has, and so what is missing and extra', async () => {
  expect(await update({ inventory: 5, expectedVersion: 0 })).toEqual({
    collectionItemInventory: {
      variantId: standard(),
      inventory: 5,
      missing: { count: 0, isDefault: true },
      target: 3,
      extraCount: 2,
      version: 1,
    },
    errors: [],
  });
  expect(await counting.items()).toEqual({ [standard()]: [5, null, 1] });
});

it('refuses to overwrite an unseen count, and returns it', async () => {
  await update({ inventory: 5, expectedVersion: 0 });
  expect(await update({ inventory: 2, expectedVersion: 0 })).toMatchObject({
    collectionItemInventory: { inventory: 5, version: 1 },
    errors: [{ field: 'expectedVersion', code: 'CONFLICT' }],
  });
  expect(await counting.reasons()).toEqual(['EDIT']);
});

it('without a version, overwrites what is there', async () => {
  await update({ inventory: 5 });
  expect(await update({ inventory: 2 })).toMatchObject({
    collectionItemInventory: { inventory: 2, version: 2 },
    errors: [],
  });
});

it('brings the collection forward among shared ones, with the first edit of a minute', async () => {
  const { server, person } = counting;
  const secondsAgo = async (): Promise<number> => {
    const { rows } = await server.pool.query<{ ago: string }>(
      'select extract(epoch from now() - updated_at) as ago from sharing where user_id = $1',
      [person.id],
    );
    return Number(rows[0]?.ago);
  };
  await server.pool.query(
    `insert into sharing (user_id, subject, updated_at) values ($1, 'COLLECTION', now() - interval '1 hour')`,
    [person.id],
  );
  await update({ inventory: 5 });
  expect(await secondsAgo()).toBeLessThan(60);
});

it('says what is missing by the player’s preferences', async () => {
  const { server, person } = counting;
  await server.pool.query(
    'insert into collection_preferences (user_id, standard_variant_count) values ($1, 2)',
    [person.id],
  );
  expect(await update({ inventory: 1 })).toMatchObject({
    collectionItemInventory: { target: 2, missing: { count: 1, isDefault: true } },
  });
});

describe('what is missing', () => {
  it('is what the player said, until they go back to the default by −1', async () => {
    expect(await update({ missingOverrideCount: 7 })).toMatchObject({
      collectionItemInventory: { inventory: 0, missing: { count: 7, isDefault: false } },
    });
    expect(await update({ missingOverrideCount: 0 })).toMatchObject({
      collectionItemInventory: { missing: { count: 0, isDefault: false } },
    });
    expect(await update({ missingOverrideCount: -1 })).toMatchObject({
      collectionItemInventory: { missing: { count: 3, isDefault: true } },
    });
    expect(await counting.items()).toEqual({ [standard()]: [0, null, 3] });
  });

  it('falls by as much as the inventory rises, not below 0, and doesn’t rise again', async () => {
    await update({ missingOverrideCount: 4 });
    const missing = async (inventory: number) =>
      (await update({ inventory })).collectionItemInventory.missing;
    expect(await missing(1)).toEqual({ count: 3, isDefault: false });
    expect(await missing(0)).toEqual({ count: 3, isDefault: false });
    expect(await missing(9)).toEqual({ count: 0, isDefault: false });
  });

  it('keeps the given Need where Have and Need are set at once', async () => {
    await update({ missingOverrideCount: 4 });
    expect(await update({ inventory: 2, missingOverrideCount: 9 })).toMatchObject({
      collectionItemInventory: { inventory: 2, missing: { count: 9, isDefault: false } },
    });
    expect(await counting.reasons()).toEqual(['EDIT', 'EDIT']);
  });
});

describe('refuses invalid counts', () => {
  it.each([
    ['inventory', -1],
    ['inventory', -2],
    ['inventory', 10_000],
    ['missingOverrideCount', -2],
    ['missingOverrideCount', 10_000],
  ])('%s of %p, with the current count', async (field, value) => {
    await update({ inventory: 5 });
    expect(await update({ [field]: value })).toMatchObject({
      collectionItemInventory: { inventory: 5, version: 1 },
      errors: [{ field, code: 'INVALID', message: expect.stringContaining('9999') }],
    });
    expect(await counting.items()).toEqual({ [standard()]: [5, null, 1] });
  });

  it.each([1.5, 2 ** 31, '5', 'abc', true, [1, 2]])(
    '%j, which is no integer',
    async (inventory) => {
      const { errors } = await counting.update({ inventory });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
      expect(await counting.items()).toEqual({});
    },
  );

  it('both fields at once, each by name, and changes neither', async () => {
    const { errors } = await update({ inventory: -1, missingOverrideCount: 10_000 });
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'inventory',
      'missingOverrideCount',
    ]);
    await update({ inventory: 3, missingOverrideCount: -2 });
    expect(await counting.items()).toEqual({});
  });
});

it.each([0, 9_999])('takes %i', async (inventory) => {
  await update({ inventory: 1 });
  expect(await update({ inventory })).toMatchObject({
    collectionItemInventory: { inventory },
    errors: [],
  });
});

it('answers an unknown printing as such', async () => {
  expect(await update({ variantId: 'sor-999-standard', inventory: 1 })).toEqual({
    collectionItemInventory: null,
    errors: [{ field: 'variantId', message: 'There is no such printing.', code: 'NOT_FOUND' }],
  });
});

it('gives the same answer again, with one step, after a lost answer', async () => {
  const asked = { inventory: 5, expectedVersion: 0 };
  const first = await update(asked);
  expect(await update(asked)).toEqual(first);
  await update({ missingOverrideCount: 4, expectedVersion: 1 });
  const second = { inventory: 6, expectedVersion: 2 };
  const answer = await update(second);
  // The override fell with the first one, and must not fall again.
  expect(answer.collectionItemInventory.missing).toEqual({ count: 3, isDefault: false });
  expect(await update(second)).toEqual(answer);
  expect(await counting.reasons()).toEqual(['EDIT', 'EDIT', 'EDIT']);
});

it('lets one of fifty edits of the same version win, and returns the current count to the others', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => update({ inventory: at + 1, expectedVersion: 0 })),
  );
  const winners = answers.filter(({ errors }) => errors.length === 0);
  expect(winners).toHaveLength(1);
  const { inventory } = winners[0].collectionItemInventory;
  for (const { errors, collectionItemInventory } of answers) {
    if (errors.length === 0) continue;
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(collectionItemInventory).toMatchObject({ inventory, version: 1 });
  }
  expect(await counting.items()).toEqual({ [standard()]: [inventory, null, 1] });
  expect(await counting.reasons()).toEqual(['EDIT']);
});

it('applies fifty edits one after another without versions', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, at) => update({ inventory: at + 1 })));
  const [[, , version]] = Object.values(await counting.items()) as [[number, null, number]];
  expect(version).toBe(50);
  expect(await counting.reasons()).toHaveLength(50);
});

it('leaves other players’ counts of the same printing alone', async () => {
  const other = await signUp(counting.server.database);
  await counting.update({ inventory: 9 }, other);
  await update({ inventory: 2 });
  expect(await counting.items(other)).toEqual({ [standard()]: [9, null, 1] });
});

describe('a step of many changes', () => {
  const [from, to] = [0, 3].map((inventory) => ({ inventory, missingOverride: null })) as [
    { inventory: number; missingOverride: null },
    { inventory: number; missingOverride: null },
  ];
  const attempt = (changes: { variantId: string; to: typeof to }[]) => {
    const { server, person } = counting;
    const step = { userId: person.id, actorId: person.id, reason: 'IMPORT' } as const;
    return recordStep(
      server.database,
      step,
      changes.map((change) => ({ ...change, from, version: 0 })),
    );
  };

  it('leaves nothing half-written where one of them breaks a rule of the tables', async () => {
    const [first, foil, hyperspace] = counting.variantIds;
    const beyond = { inventory: 10_000, missingOverride: null };
    await expect(
      attempt([
        { variantId: first, to },
        { variantId: foil, to: beyond },
        { variantId: hyperspace, to },
      ]),
    ).rejects.toThrow();
    await expect(
      attempt([
        { variantId: first, to },
        { variantId: 'no-such-printing-1', to },
      ]),
    ).rejects.toThrow();
    expect(await counting.items()).toEqual({});
    expect(await counting.reasons()).toEqual([]);
  });

  it('leaves nothing half-written where its connection is lost in the middle', async () => {
    const { pool } = counting.server;
    const [first, foil] = counting.variantIds;
    // Another transaction locks one of the counts, so that the step waits halfway.
    const holder = await pool.connect();
    await update({ variantId: foil, inventory: 1 });
    await holder.query('begin');
    await holder.query(`update collection_item set updated_at = now() where user_id = $1`, [
      counting.person.id,
    ]);
    const writing = attempt([
      { variantId: first, to },
      { variantId: foil, to },
    ]).catch((error: unknown) => error);
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let pids: number[] = [];
    while (pids.length === 0) {
      pids = (await pool.query<{ pid: number }>(waiting)).rows.map(({ pid }) => pid);
    }
    await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
    expect(await writing).toBeInstanceOf(Error);
    await holder.query('rollback');
    holder.release();

    expect(await counting.items()).toEqual({ [foil]: [1, null, 1] });
    expect(await counting.reasons()).toEqual(['EDIT']);
    // Afterwards everything works as before.
    expect(await update({ inventory: 2, expectedVersion: 0 })).toMatchObject({ errors: [] });
  });
});
