import { catalogueDigest } from '@server/catalogue/digest';
import { createDatabase, createPool } from '@server/db/database';
import { loadDemoCatalogue } from '@server/demo/catalogue';
import { VARIANT_TYPES } from '@domain/card';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

let db: TestDatabase;
const lines: string[] = [];
const load = () => loadDemoCatalogue({ ...db, report: (line) => lines.push(line) });

async function one<Row>(statement: string): Promise<Row> {
  const { rows } = await db.pool.query(statement);
  return rows[0] as Row;
}

beforeAll(async () => {
  db = await createTestDatabase();
  await load();
}, 60_000);
afterAll(() => db.drop());

test('loads five sets in the order of their release and says so', async () => {
  const { codes } = await one<{ codes: string[] }>(
    'select array_agg(code order by position) as codes from card_set',
  );
  expect(codes).toEqual(['SOR', 'SHD', 'TWI', 'JTL', 'LOF']);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('SOR');
});

test('every set has about 250 cards and every printing', async () => {
  const { rows } = await db.pool.query<{ cards: number; types: number }>(
    `select count(distinct c.id)::int as cards, count(distinct v.variant_type)::int as types
       from card c join card_variant v on v.card_id = c.id group by c.card_set_id`,
  );
  expect(rows).toHaveLength(5);
  for (const { cards, types } of rows) {
    expect(cards).toBeGreaterThanOrEqual(240);
    expect(cards).toBeLessThanOrEqual(265);
    expect(types).toBe(VARIANT_TYPES.length);
  }
});

test('the shown price is the last of two years of weekly prices', async () => {
  const { wrong } = await one<{ wrong: number }>(
    `select count(*)::int as wrong from card_variant v
       where (v.current_price_cents, v.current_price_recorded_at) is distinct from (
         (select price_cents from market_price where card_variant_id = v.id order by recorded_at desc limit 1),
         (select max(recorded_at) from market_price where card_variant_id = v.id))`,
  );
  expect(wrong).toBe(0);
  const span = await one<{ points: number; days: number; unpriced: number }>(
    `select max(points)::int as points, max(days)::int as days,
         (select count(*)::int from card_variant where current_price_cents is null) as unpriced
       from (select count(*) as points, extract(day from max(recorded_at) - min(recorded_at)) as days
         from market_price group by card_variant_id) as history`,
  );
  expect(span).toMatchObject({ points: 105, days: 728 });
  expect(span.unpriced).toBeGreaterThan(0);
});

test('notes the digest of what it loaded', async () => {
  const { digest } = await one<{ digest: string }>(
    `select report ->> 'digest' as digest from catalogue_import where card_set_id = 'jtl'`,
  );
  expect(digest).toBe(await catalogueDigest(db.database, 'jtl'));
});

test('a second load changes nothing', async () => {
  await expect(load()).resolves.toEqual([]);
  await expect(one('select count(*)::int as loads from catalogue_import')).resolves.toEqual({
    loads: 5,
  });
});

test('loads only missing sets again, the same as before, and leaves changes alone', async () => {
  const before = await catalogueDigest(db.database, 'lof');
  await db.pool.query(`delete from card_set where id = 'lof'`);
  await db.pool.query(`update card set name = 'Renamed' where id = 'sor-001'`);
  await expect(load()).resolves.toEqual(['LOF']);
  await expect(catalogueDigest(db.database, 'lof')).resolves.toBe(before);
  await expect(one(`select name from card where id = 'sor-001'`)).resolves.toEqual({
    name: 'Renamed',
  });
}, 30_000);

test('every price belongs to a printing, and the constraint is restored after the load', async () => {
  await expect(
    one(`select count(*)::int as stray from market_price p
      where not exists (select from card_variant v where v.id = p.card_variant_id)`),
  ).resolves.toEqual({ stray: 0 });
  await expect(
    db.pool.query(`insert into market_price values ('no-such-printing', now(), 100)`),
  ).rejects.toThrow('market_price_card_variant_id_card_variant_id_fk');
});

test('a database user who is no superuser can load it as well', async () => {
  await db.pool.query(`delete from card_set where id = 'lof'`);
  // Roles are the whole cluster's, so this one goes with its rights.
  await db.pool.query(`create role plain_loader in role pg_read_all_data, pg_write_all_data`);
  const url = new URL(db.connectionString);
  url.searchParams.set('options', '-c role=plain_loader');
  const pool = createPool(url.href);
  try {
    const plain = { pool, database: createDatabase(pool), report: () => undefined };
    await expect(loadDemoCatalogue(plain)).resolves.toEqual(['LOF']);
  } finally {
    await pool.end();
    await db.pool.query('drop role plain_loader');
  }
}, 30_000);

test('a set that fails in part isn’t loaded at all', async () => {
  await db.pool.query(`delete from card_set where id = 'lof'`);
  await db.pool.query(
    `alter table market_price add constraint fails check (card_variant_id not like 'lof%')`,
  );
  await expect(load()).rejects.toThrow('fails');
  const { count } = await one<{ count: number }>(
    `select count(*)::int as count from card_set where id = 'lof'`,
  );
  expect(count).toBe(0);
}, 30_000);
