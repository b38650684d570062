import type { VariantType } from '@domain/card';
import { acceptPrice, dropPrice } from '@server/modules/catalogue/commands/prices/decide-price';
import {
  importPrices,
  type PriceReport,
} from '@server/modules/catalogue/commands/prices/import-prices';
import { findUnmatchedProducts } from '@server/modules/catalogue/commands/prices/price-products';
import type { ProductPrice } from '@server/modules/catalogue/commands/prices/product-price';
import { decideProduct } from '@server/modules/catalogue/commands/prices/decide-product';
import { marketPriceAt } from '@server/platform/db/market-price-at';
import { findPriceChanges } from '@server/modules/catalogue';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { sql } from 'drizzle-orm';
import { withImports } from './support/imports';

const context = withImports();
const STANDARD = 'qzx-011-standard';
const FOIL = 'qzx-011-foil';
const NOW = new Date('2026-07-01T12:00:00Z');

beforeEach(async () => {
  const { database } = context;
  const cardSetId = await insertCardSet(database, { code: 'QZX' });
  const cardId = await insertCard(database, { id: 'qzx-011', cardSetId, name: 'Lantern Keeper' });
  for (const [variantType, number] of [
    ['STANDARD', '011'],
    ['FOIL', '011F'],
  ] as [VariantType, string][]) {
    await insertPrinting(database, { cardId, variantType, number });
  }
  await context.pool.query('truncate price_product');
});

const price = (given: Partial<ProductPrice> = {}): ProductPrice => ({
  source: 'tcgcsv',
  productId: 1,
  name: 'Lantern Keeper',
  setCode: 'QZX',
  number: '11',
  finish: 'Normal',
  market: 100,
  low: null,
  mid: null,
  high: null,
  ...given,
});

async function imported(
  day: string,
  prices: unknown[],
  options: { accept?: boolean } = {},
): Promise<PriceReport> {
  const list = {
    setCode: 'QZX',
    source: 'tcgcsv',
    recordedAt: new Date(`${day}T20:00:00Z`),
    prices: prices as ProductPrice[],
  };
  const outcome = await importPrices(context.database, list, { now: NOW, ...options });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.report;
}

/** A printing's history: cents by day. */
async function history(id = STANDARD): Promise<Record<string, number>> {
  const { rows } = await context.pool.query<{ at: Date; cents: number }>(
    `select recorded_at as at, price_cents as cents from market_price
      where card_variant_id = $1 order by recorded_at`,
    [id],
  );
  return Object.fromEntries(rows.map(({ at, cents }) => [at.toISOString().slice(0, 10), cents]));
}
const current = async (id = STANDARD) => (await context.currentPrices())[id];
const on = (cents: number, day: string) => [cents, `${day}T20:00:00.000Z`];

test('a price that stays adds nothing to history, and the day of its confirmation moves on', async () => {
  await imported('2026-06-01', [price({ market: 100 })]);
  const second = await imported('2026-06-02', [price({ market: 100 })]);
  expect(second).toMatchObject({ isChanged: true, confirmed: 1, currentChanged: 0 });
  expect(await history()).toEqual({ '2026-06-01': 100 });
  expect(await current()).toEqual(on(100, '2026-06-02'));
  await imported('2026-06-03', [price({ market: 120 })]);
  expect(await history()).toEqual({ '2026-06-01': 100, '2026-06-03': 120 });
});

test('the same file twice changes nothing', async () => {
  const prices = [price(), price({ finish: 'Foil', market: 300 })];
  await imported('2026-06-01', [price({ market: 90 }), prices[1]]);
  await imported('2026-06-02', prices);
  const before = await context.rowVersions();
  expect(await imported('2026-06-02', prices)).toMatchObject({ isChanged: false });
  expect(await context.rowVersions()).toEqual(before);
});

test('an older file adds to history what it interrupts, and the current price stays', async () => {
  await imported('2026-06-01', [price({ market: 100 })]);
  await imported('2026-06-03', [price({ market: 100 })]);
  await imported('2026-06-05', [price({ market: 100 })]);
  const report = await imported('2026-06-02', [price({ market: 120 })]);
  expect(report).toMatchObject({ history: { added: 1 }, currentChanged: 0, confirmed: 0 });
  expect(await history()).toEqual({ '2026-06-01': 100, '2026-06-02': 120, '2026-06-03': 100 });
  expect(await current()).toEqual(on(100, '2026-06-05'));
  const before = await context.rowVersions();
  expect(await imported('2026-06-02', [price({ market: 120 })])).toMatchObject({
    isChanged: false,
  });
  expect(await context.rowVersions()).toEqual(before);
});

test('a history reaches over the end of a year', async () => {
  for (const [day, market] of [
    ['2025-12-31', 100],
    ['2026-01-01', 100],
    ['2026-01-02', 110],
  ] as const) {
    await imported(day, [price({ market })]);
  }
  expect(await history()).toEqual({ '2025-12-31': 100, '2026-01-02': 110 });
  const costsAt = (day: string) => marketPriceAt(sql`${STANDARD}`, sql`${day}::timestamptz`);
  const { rows } = await context.database.execute(
    sql`select ${costsAt('2025-12-31T19:59:59Z')} as before, ${costsAt('2026-01-01')} as new_year, ${costsAt('2030-01-01')} as after`,
  );
  expect(rows).toEqual([{ before: null, new_year: 100, after: 110 }]);
});

test('the lowest, middle and highest price are kept; a confirmation without them clears none', async () => {
  const spread = async () =>
    (
      await context.pool.query(
        `select current_low_cents as low, current_mid_cents as mid, current_high_cents as high
          from card_variant where id = $1`,
        [STANDARD],
      )
    ).rows[0];
  await imported('2026-06-01', [price({ low: 60, mid: 110, high: 999 })]);
  await imported('2026-06-02', [price({ low: 65 })]);
  expect(await spread()).toEqual({ low: 65, mid: 110, high: 999 });
  await imported('2026-06-03', [price({ market: 130 })]);
  expect(await spread()).toEqual({ low: null, mid: null, high: null });
});

test('searches find how prices have changed', async () => {
  await imported('2026-05-01', [price({ market: 100 })]);
  await imported('2026-06-01', [price({ market: 150 })]);
  await imported('2026-06-20', [price({ market: 150 })]);
  expect(await findPriceChanges(context.database, 'qzx')).toEqual({ [STANDARD]: { 7: 0, 30: 50 } });
});

test('a price in quarantine is accepted at once, or dropped', async () => {
  await imported('2026-06-01', [price({ market: 100 }), price({ finish: 'Foil', market: 100 })]);
  const jumps = [price({ market: 5_000, low: 4_000 }), price({ finish: 'Foil', market: 5_000 })];
  expect((await imported('2026-06-02', jumps)).quarantined).toHaveLength(2);
  const { database } = context;
  const key = (cardVariantId: string) => ({ cardVariantId, recordedAt: '2026-06-02T20:00:00Z' });
  expect(await database.transaction((tx) => acceptPrice(tx, key(STANDARD)))).toBe(true);
  expect(await database.transaction((tx) => dropPrice(tx, key(FOIL)))).toBe(true);
  expect(await history()).toEqual({ '2026-06-01': 100, '2026-06-02': 5_000 });
  expect(await current()).toEqual(on(5_000, '2026-06-02'));
  expect(await current(FOIL)).toEqual(on(100, '2026-06-01'));
  expect(await history(FOIL)).toEqual({ '2026-06-01': 100 });
  expect(await database.transaction((tx) => acceptPrice(tx, key(STANDARD)))).toBe(false);
  expect(await database.transaction((tx) => dropPrice(tx, key(FOIL)))).toBe(false);
});

test('what isn’t right is a line in the report, and changes nothing else', async () => {
  const report = await imported('2026-06-01', [
    price(),
    price({ productId: 2, market: -1 }),
    price({ productId: 3, market: 1e20 }),
    { ...price({ productId: 4 }), market: '1.00' },
    price({ productId: 5, setCode: 'SOR' }),
    price({ productId: 6, source: 'elsewhere' }),
    price({ finish: 'Foil', market: 300 }),
    price({ finish: 'Foil', market: 400 }),
    '<html>',
    null,
  ]);
  expect(report.rejected).toHaveLength(8);
  expect(report.rejected.map(({ reason }) => reason)).toContain(
    'Foil is listed twice, with two prices, of which none was taken',
  );
  expect(await context.currentPrices()).toEqual({ [STANDARD]: on(100, '2026-06-01') });
});

test.each([
  ['UNKNOWN_SET', { setCode: 'NONE' }],
  ['BAD_OPTION', { recordedAt: new Date('2026-07-02T12:00:00Z') }],
])('%s is a refusal, and nothing is written', async (code, given) => {
  const before = await context.rowVersions();
  const list = { setCode: 'QZX', source: 'tcgcsv', recordedAt: NOW, prices: [price()], ...given };
  const outcome = await importPrices(context.database, list, { now: NOW });
  expect(outcome).toMatchObject({ ok: false, refusal: { code } });
  expect(await context.rowVersions()).toEqual(before);
});

test('a demo set gets no real prices', async () => {
  await context.pool.query(`update card_set set origin = 'DEMO'`);
  const list = { setCode: 'QZX', source: 'tcgcsv', recordedAt: NOW, prices: [price()] };
  const outcome = await importPrices(context.database, list, { now: NOW });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'DEMO_IN_THE_WAY' } });
});

test('an uncertain product is listed with what it could be, and pinned for good', async () => {
  const { database } = context;
  const promo = price({ productId: 7, name: 'Lantern Keper (Judge Promo)', market: 700 });
  const sealed = price({ productId: 8, number: null, name: 'Booster Display' });
  const report = await imported('2026-06-01', [promo, sealed]);
  expect(report.products).toMatchObject({ matched: 0, notCards: 1 });
  const listed = [{ productId: 7, match: 'UNMATCHED', candidates: [STANDARD, FOIL] }];
  expect(report.unmatched).toMatchObject(listed);
  expect(await findUnmatchedProducts(database)).toMatchObject(listed);

  const request = { source: 'tcgcsv', productId: 7, finish: null };
  expect(await decideProduct(database, null, request, FOIL)).toMatchObject({ ok: true });
  expect(await findUnmatchedProducts(database)).toEqual([]);
  await imported('2026-06-02', [promo, sealed]);
  await imported('2026-06-03', [promo, sealed]);
  expect(await current(FOIL)).toEqual(on(700, '2026-06-03'));

  expect(await decideProduct(database, null, request, null)).toMatchObject({ ok: true });
  expect((await imported('2026-06-04', [promo])).products).toMatchObject({ ignored: 1 });
  expect(await current(FOIL)).toEqual(on(700, '2026-06-03'));
});

test.each([
  ['UNKNOWN_PRODUCT', { productId: 404 }, STANDARD],
  ['UNKNOWN_PRODUCT', { finish: 'Etched' }, STANDARD],
  ['SEVERAL_FINISHES', {}, STANDARD],
  ['UNKNOWN_PRINTING', { finish: 'Foil' }, 'qzx-404-standard'],
])('%s is a refusal of a pin', async (code, given, printing) => {
  await imported('2026-06-01', [price(), price({ finish: 'Foil' })]);
  const request = { source: 'tcgcsv', productId: 1, finish: null, ...given };
  expect(await decideProduct(context.database, null, request, printing)).toMatchObject({
    ok: false,
    refusal: { code },
  });
});
