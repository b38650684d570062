import { catalogueDigest } from '@server/modules/catalogue/queries/cards/digest';
import { migrate } from '@server/platform/db/migrate';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MIGRATIONS = 'server/platform/db/migrations';
/** The last migration of a program that stored one row for each file. */
const BEFORE = '0022_events-without-printings-key';

let testDatabase: TestDatabase;
let folder: string;

/** A database of an earlier program. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'starbinder-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const last = entries.findIndex(({ tag }) => tag === BEFORE);
  await writeFile(journal, JSON.stringify({ entries: entries.slice(0, last + 1) }));
  await testDatabase.pool.query('drop schema public cascade');
  await testDatabase.pool.query('create schema public');
  await migrate(testDatabase.pool, folder);
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

test('prices that repeat the one before are dropped, and the demo doesn’t look changed by it', async () => {
  const { pool, database } = testDatabase;
  await pool.query(`
    insert into card_set (id, code, name, position, origin)
      values ('one', 'ONE', 'One', 1, 'DEMO'), ('two', 'TWO', 'Two', 2, 'DEMO');
    insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
      select id || '-001', id, 'Card', 'UNIT', 'COMMON', '{}', '{}', '{}', false from card_set;
    insert into card_variant (id, card_id, variant_type, number, current_price_cents, current_price_recorded_at)
      select id || '-standard', id, 'STANDARD', '001', 120, '2026-01-03T20:15:00Z' from card;
    insert into market_price (card_variant_id, recorded_at, price_cents)
      select v.id, p.at, p.cents from card_variant v, (values
        (timestamptz '2025-12-31T20:00:00Z', 100), ('2025-12-31T20:30:00Z', 110), ('2025-12-31T23:59:59Z', 110),
        ('2026-01-01T00:00:00Z', 120), ('2026-01-02T20:00:00Z', 120), ('2026-01-03T20:15:00Z', 120)) as p (at, cents);
  `);
  const unchanged = await catalogueDigest(database, 'one');
  await pool.query(
    `insert into catalogue_import (card_set_id, origin, source, recorded_at, report) values
      ('one', 'DEMO', 'demo', now(), jsonb_build_object('digest', $1::text)),
      ('two', 'DEMO', 'demo', now(), '{"digest": "of something else"}')`,
    [unchanged],
  );

  await migrate(pool, MIGRATIONS);

  const history = await pool.query(
    `select recorded_at as at, price_cents as cents from market_price
      where card_variant_id = 'one-001-standard' order by recorded_at`,
  );
  expect(history.rows).toEqual([
    { at: new Date('2025-12-31T20:00:00Z'), cents: 110 },
    { at: new Date('2026-01-01T00:00:00Z'), cents: 120 },
  ]);
  const confirmed = await pool.query(
    `select current_price_recorded_at as at from card_variant where id = 'one-001-standard'`,
  );
  expect(confirmed.rows).toEqual([{ at: new Date('2026-01-03T20:15:00Z') }]);
  const noted = await pool.query<{ digest: string }>(
    `select report ->> 'digest' as digest from catalogue_import order by card_set_id`,
  );
  expect(noted.rows.map(({ digest }) => digest)).toEqual([
    await catalogueDigest(database, 'one'),
    'of something else',
  ]);
  expect(noted.rows[0]?.digest).not.toBe(unchanged);
});
