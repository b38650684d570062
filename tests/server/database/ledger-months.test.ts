import { makeComingLedgerMonths } from '@server/db/ledger-months';
import { countsOnDay } from '@server/modules/collection-history/queries';
import { findSteps } from '@server/modules/collection-history/repo';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { PgDialect } from 'drizzle-orm/pg-core';

let server: TestDatabase;
let userId: string;
beforeAll(async () => {
  server = await createTestDatabase();
  await insertCardSet(server.database);
  const { pool } = server;
  await pool.query(
    `insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, front_text, is_unique)
      values ('sor-1', 'sor', 'Scout', 'UNIT', 'COMMON', '{}', '{}', '{}', '', false)`,
  );
  await pool.query(
    `insert into card_variant (id, card_id, variant_type, number) values ('one', 'sor-1', 'STANDARD', '1')`,
  );
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

const partitions = async (): Promise<Record<string, number>> => {
  const { rows } = await server.pool.query<{ name: string; count: number }>(
    `select tableoid::regclass::text as name, count(*)::int as count from collection_event group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

it('takes events of any month, and moves those without a partition to one of their own', async () => {
  expect(await partitions()).toEqual({ collection_event_other: 3 });
  await makeComingLedgerMonths(server.database);
  await makeComingLedgerMonths(server.database);
  expect(await partitions()).toEqual({
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
  const dialect = new PgDialect();
  const explaining = {
    async execute(statement: Parameters<typeof dialect.sqlToQuery>[0]) {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off) ${text}`,
        params,
      );
      for (const { 'QUERY PLAN': line } of rows) {
        const [, name] = / on (collection_event_(?:\d{4}_\d\d|other))\b/.exec(line) ?? [];
        if (name !== undefined && !line.includes('never executed')) read.add(name);
      }
      return { rows: [] };
    },
  };
  await act(explaining as unknown as TestDatabase['database']);
  return [...read].sort();
}

it('reads the counts of an old day in the months until then', async () => {
  const input = { day: '2024-01-31', cardSetCode: 'SOR' };
  expect(await countsOnDay(server.database, userId, input)).toEqual([
    { variantId: 'one', inventory: 1 },
  ]);
  expect(await readBy((database) => countsOnDay(database, userId, input))).toEqual([
    'collection_event_2024_01',
    'collection_event_other',
  ]);
});

it('reads each step of the history in its own month', async () => {
  const asked = { userId, limit: 1, before: null, among: null };
  expect(await readBy((database) => findSteps(database, asked))).toEqual([
    'collection_event_2026_05',
  ]);
});
