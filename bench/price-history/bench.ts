import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber } from '@domain/number-text';
import { randomFrom } from '@domain/seeded-random';
import { importPrices } from '@server/modules/catalogue/commands/prices/import-prices';
import type { ProductPrice } from '@server/modules/catalogue/commands/prices/product-price';
import { parseJson } from '@server/modules/catalogue/commands/sync/sources/json/parse-json';
import { folderFiles } from '@server/modules/catalogue/commands/sync/source-files/folder-files';
import { tcgcsv } from '@server/modules/catalogue/commands/sync/sources/tcgcsv';
import { syncCatalogue } from '@server/modules/catalogue/commands/sync/sync-catalogue';
import { createDatabase, createPool, type Database } from '@server/platform/db/database';
import type { Pool } from 'pg';
import { CODES, GROUP, writeProviderFiles } from '../catalogue-sync/provider-files';
import { startEmptyDatabase } from '../demo-database';
import { preparedBench } from '../prepared';

const BYTES_BAR = 2_000;
const DAYS = 365;
const YEARS = 2;
const FIRST_DAY = Date.UTC(2026, 0, 1, 5);
const [SET] = CODES;

/** Enough for whole pages of the database; each takes the same, so more would only take longer. */
const PRINTINGS = 350;

/** The part of prices that change from one day to the next. */
const CHANGED = 1 / 3;

interface Year {
  /** What the database grew by. */
  bytes: number;
  printings: number;
}

/** What a year of daily price files adds to the database (rules/speed#bars). */
export const priceHistory = preparedBench({
  name: 'price-history',
  prepare: importYears,
  async measure({ bytes, printings }) {
    const each = bytes / printings;
    return [
      {
        name: 'A printing’s prices of a year',
        how: `what the whole database grew by in the second year of daily files of ${formatNumber(printings)} printings, of whose prices, with low, mid and high, every third changes each day`,
        bar: `at most ${formatNumber(BYTES_BAR)} bytes`,
        measured: `${formatNumber(Math.round(each))} bytes`,
        holds: each <= BYTES_BAR,
      },
    ];
  },
});

/** Imports a file a day; the last year is measured. */
async function importYears(): Promise<Year> {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-bench-prices-'));
  const running = await startEmptyDatabase();
  const pool = createPool(running.connectionString, { statementTimeout: 0 });
  try {
    await writeProviderFiles(folder, 0, { only: [SET] });
    const database = createDatabase(pool);
    const from = { folder };
    const now = new Date(FIRST_DAY);
    const synced = await syncCatalogue({ database, dataDir: running.dataDir, from, now });
    if (!synced.ok) throw new Error(synced.refusal.message);
    let prices = (await pricesIn(folder)).slice(0, PRINTINGS);
    let before = 0;
    for (let day = 1; day <= YEARS * DAYS; day += 1) {
      prices = prices.map((price) => nextDay(price, day));
      await importDay(database, prices, day);
      // Autovacuum does it once a fifth of a table has changed, which is every day.
      await pool.query('vacuum');
      if (day === (YEARS - 1) * DAYS) before = await bytesOf(pool);
    }
    return { bytes: (await bytesOf(pool)) - before, printings: prices.length };
  } finally {
    await pool.end();
    await running.stop();
    await rm(folder, { recursive: true });
  }
}

async function pricesIn(folder: string): Promise<ProductPrice[]> {
  const request = { code: SET, key: String(GROUP) };
  const { prices } = await tcgcsv.read(folderFiles(join(folder, 'tcgcsv'), parseJson), request);
  if (prices === undefined) throw new Error('There are no prices.');
  return (await prices.load()).prices;
}

function nextDay(price: ProductPrice, day: number): ProductPrice {
  const random = randomFrom('price', String(price.productId), price.finish, String(day));
  if (random.next() > CHANGED || price.market === null) return price;
  const moved = (cents: number | null) =>
    cents === null ? null : Math.max(1, Math.round(cents * (0.95 + random.next() / 10)));
  // Of a few cents, five percent are nothing, and it has to change.
  const market = price.market + (random.next() < 0.5 && price.market > 1 ? -1 : 1);
  return {
    ...price,
    market: price.market > 20 ? moved(price.market) : market,
    low: moved(price.low),
    mid: moved(price.mid),
    high: moved(price.high),
  };
}

async function importDay(
  database: Database,
  prices: readonly ProductPrice[],
  day: number,
): Promise<void> {
  const recordedAt = new Date(FIRST_DAY + day * 86_400_000);
  const request = { setCode: SET, source: 'tcgcsv', recordedAt, prices };
  const outcome = await importPrices(database, request, { now: recordedAt });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  if (!outcome.report.isChanged) throw new Error('No price changed.');
}

async function bytesOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes);
}
