import { createDatabase } from '@server/platform/db/database';
import type { Pool } from 'pg';
import { makeComingLedgerMonths } from '@server/platform/db/ledger-months';
import { migrate } from '@server/platform/db/migrate';
import { differencesOf, gapsOf } from '@server/modules/collection/queries/ledger-differences';
import { setCount } from '@server/modules/collection/commands/set-count';
import { undoStep } from '@server/modules/collection/commands/undo-step';
import { countsOnDay } from '@server/modules/collection/queries/history/counts-on-day';
import { findSteps } from '@server/modules/collection/queries/history/step-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { createEarlierDatabase, MIGRATIONS } from './earlier-database';

let server: TestDatabase;
let userId: string;
beforeAll(async () => {
  server = await createTestDatabase();
  await insertPrintings(server);
  userId = await insertUser(server.database, { handle: 'counting' });
  for (const [at, inventory] of [
    ['2024-01-31T23:59:59.999Z', 1],
    ['2024-02-01T00:00:00Z', 2],
    ['2026-05-05T05:05:05Z', 3],
  ] as const) {
    await insertStep(server.database, { userId, at, counts: { one: inventory } });
  }
});
afterAll(() => server.drop());

/** A card with two printings, in columns that each version has. */
async function insertPrintings({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into card_set (id, code, name, position, origin) values ('sor', 'SOR', 'Spark', 1, 'IMPORT')`,
  );
  await pool.query(
    `insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, front_text, is_unique)
      values ('sor-1', 'sor', 'Scout', 'UNIT', 'COMMON', '{}', '{}', '{}', '', false)`,
  );
  await pool.query(
    `insert into card_variant (id, card_id, variant_type, number)
      values ('one', 'sor-1', 'STANDARD', '1'), ('two', 'sor-1', 'HYPERSPACE', '2')`,
  );
}

const partitions = async ({ pool }: TestDatabase): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select tableoid::regclass::text as name, count(*)::int as count from collection_event group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

it('takes events of any month, and moves those without a partition to one of their own', async () => {
  expect(await partitions(server)).toEqual({ collection_event_other: 3 });
  await makeComingLedgerMonths(server.database);
  await makeComingLedgerMonths(server.database);
  expect(await partitions(server)).toEqual({
    collection_event_2024_01: 1,
    collection_event_2024_02: 1,
    collection_event_2026_05: 1,
  });
  const { rows } = await server.pool.query(
    `select to_regclass('collection_event_' || to_char(now() at time zone 'UTC' + interval '3 months', 'YYYY_MM')) is not null as ahead`,
  );
  expect(rows).toEqual([{ ahead: true }]);
});

/** The partitions that the statements of an action read, by their plans. */
async function readBy(act: (database: TestDatabase['database']) => Promise<unknown>) {
  const read = new Set<string>();
  const explaining = {
    async query(statement: { text: string }, values: unknown[]) {
      const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off) ${statement.text}`,
        values,
      );
      for (const { 'QUERY PLAN': line } of rows) {
        const [, name] = / on (collection_event_(?:\d{4}_\d\d|other))\b/.exec(line) ?? [];
        if (name !== undefined && !line.includes('never executed')) read.add(name);
      }
      return server.pool.query(statement, values);
    },
  };
  await act(createDatabase(explaining as unknown as Pool));
  return [...read].sort();
}

it('reads the counts of an old day in the months until then', async () => {
  const input = { day: '2024-01-31', utcOffset: 0, cardSetCode: 'SOR' };
  expect(await countsOnDay(server.database, userId, input)).toEqual([
    { variantId: 'one', inventory: 1 },
  ]);
  expect(await readBy((database) => countsOnDay(database, userId, input))).toEqual([
    'collection_event_2024_01',
    'collection_event_other',
  ]);
});

it('reads the counts of a recent day in the months since then', async () => {
  const input = { day: '2026-05-05', utcOffset: 0, cardSetCode: 'SOR' };
  expect(await countsOnDay(server.database, userId, input)).toEqual([
    { variantId: 'one', inventory: 3 },
  ]);
  const read = await readBy((database) => countsOnDay(database, userId, input));
  expect(read[0]).toBe('collection_event_2026_05');
});

it('reads each step of the history in its own month', async () => {
  const asked = { userId, limit: 1, before: null, among: null };
  expect(await readBy((database) => findSteps(database, asked))).toEqual([
    'collection_event_2026_05',
  ]);
});

describe('the migration of an existing ledger', () => {
  const BEFORE = '0032_replica-beat';
  /** Who, when, why, which step is undone, and from what to what the counts of the printings change. */
  const STEPS = [
    ['anna', '2025-12-31T23:59:59.999999Z', 'IMPORT', null, { one: [0, 3], two: [0, 1] }],
    ['bert', '2026-01-01T00:00:00Z', 'EDIT', null, { one: [0, 9] }],
    ['anna', '2026-01-01T00:00:00.000001Z', 'EDIT', null, { one: [3, 5] }],
    ['anna', '2026-03-31T22:30:00Z', 'EDIT', null, { one: [5, 4], two: [1, 2] }],
    ['anna', '2026-04-02T08:00:00Z', 'UNDO', 4, { one: [4, 5], two: [2, 1] }],
  ] as const;
  const EVENTS = `select step.id::int, step.user_id, step.at::text, reason, undoes_id::int, card_variant_id,
      inventory_from, inventory_to, missing_override_from, missing_override_to
    from collection_event event join collection_step step on step.id = event.step_id order by step.id, card_variant_id`;
  const people: Record<string, string> = {};
  let earlier: TestDatabase;
  let before: object[];
  const rowsOf = async (query: string): Promise<object[]> =>
    (await earlier.pool.query<object>(query)).rows;

  beforeAll(async () => {
    earlier = await createEarlierDatabase(BEFORE);
    const { pool } = earlier;
    await insertPrintings(earlier);
    for (const handle of ['anna', 'bert']) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into user_account (name, email, handle) values ($1, $1 || '@example.com', $1) returning id`,
        [handle],
      );
      people[handle] = rows[0]!.id;
    }
    for (const [handle, at, reason, undoesId, changes] of STEPS) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into collection_step (user_id, actor_id, reason, undoes_id, at) values ($1, $1, $2, $3, $4) returning id`,
        [people[handle], reason, undoesId, at],
      );
      for (const [printing, [from, to]] of Object.entries(changes)) {
        await pool.query(
          `insert into collection_event (step_id, user_id, card_variant_id, inventory_from, inventory_to)
            values ($1, $2, $3, $4, $5)`,
          [rows[0]?.id, people[handle], printing, from, to],
        );
        await pool.query(
          `insert into collection_item (user_id, card_variant_id, inventory) values ($1, $2, $3)
            on conflict (user_id, card_variant_id) do update set inventory = excluded.inventory, version = collection_item.version + 1`,
          [people[handle], printing, to],
        );
      }
    }
    before = await rowsOf(EVENTS);
    await migrate(pool, MIGRATIONS);
  });
  afterAll(() => earlier.drop());

  it('moves each event, unchanged, to the month of its step', async () => {
    expect(before).toHaveLength(8);
    expect(await rowsOf(EVENTS)).toEqual(before);
    expect(await partitions(earlier)).toEqual({
      collection_event_2025_12: 2,
      collection_event_2026_01: 2,
      collection_event_2026_03: 2,
      collection_event_2026_04: 2,
    });
    expect(
      await rowsOf(
        `select from collection_event event join collection_step step on step.id = step_id where event.at <> step.at`,
      ),
    ).toEqual([]);
    await expectWholeLedger();
  });

  it('leaves a ledger that goes on: counts, undos and their refusals', async () => {
    const { database } = earlier;
    const anna = people['anna']!;
    expect(await undoStep(database, anna, 4)).toMatchObject({ ok: false });
    expect(await undoStep(database, people['bert']!, 3)).toBeNull();
    expect(await undoStep(database, anna, 3)).toMatchObject({ ok: true });
    const input = { variantId: 'two', inventory: 7, expectedVersion: 3 };
    expect((await setCount(database, anna, input)).errors).toEqual([]);
    const counts = await rowsOf(
      `select card_variant_id as printing, inventory from collection_item where user_id = '${anna}' order by 1`,
    );
    expect(counts).toEqual([
      { printing: 'one', inventory: 3 },
      { printing: 'two', inventory: 7 },
    ]);
    const [month] = (await rowsOf(
      `select 'collection_event_' || to_char(now() at time zone 'UTC', 'YYYY_MM') as now`,
    )) as { now: string }[];
    expect((await partitions(earlier))[month!.now]).toBe(2);
    await expectWholeLedger();
  });

  /** Each count is that of the last event, and each event begins where the one before ended. */
  async function expectWholeLedger(): Promise<void> {
    const ids = Object.values(people);
    expect(await differencesOf(earlier.database, ids)).toEqual([]);
    expect(await gapsOf(earlier.database, ids)).toBe(0);
  }
});
