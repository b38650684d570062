import { catalogueDigest } from '@server/modules/catalogue/queries/cards/digest';
import { loadDemoCatalogue } from '@server/app/demo/catalogue';
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

test('the shown price is the last of two years of prices, of which history has the changes', async () => {
  const { wrong } = await one<{ wrong: number }>(
    `select count(*)::int as wrong from card_variant v
       where v.current_price_cents is distinct from (select price_cents from market_price
           where card_variant_id = v.id order by recorded_at desc limit 1)
         or v.current_price_recorded_at <> '2026-11-16T00:00:00Z'
         or v.current_price_recorded_at < (select max(recorded_at) from market_price where card_variant_id = v.id)`,
  );
  expect(wrong).toBe(0);
  const span = await one<{ points: number; repeats: number; unpriced: number; first: Date }>(
    `select count(*)::int / count(distinct card_variant_id)::int as points, min(recorded_at) as first,
         count(*) filter (where price_cents = before)::int as repeats,
         (select count(*)::int from card_variant where current_price_cents is null) as unpriced
       from (select *, lag(price_cents) over (partition by card_variant_id order by recorded_at) as before
         from market_price) as history`,
  );
  expect(span).toMatchObject({ repeats: 0, first: new Date('2024-11-18T00:00:00Z') });
  expect(span.points).toBeGreaterThan(30);
  expect(span.points).toBeLessThan(105);
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

test('a set that fails in part isn’t loaded at all', async () => {
  await db.pool.query(`delete from card_set where id = 'lof'`);
  await db.pool.query(
    `alter table market_price_year add constraint fails check (card_variant_id not like 'lof%')`,
  );
  // Without the statement's thousands of values.
  await expect(load().catch((error: Error) => String(error.cause))).resolves.toContain('fails');
  const { count } = await one<{ count: number }>(
    `select count(*)::int as count from card_set where id = 'lof'`,
  );
  expect(count).toBe(0);
}, 30_000);
