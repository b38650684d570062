import type { ImportOptions } from '@server/modules/catalogue/commands/import/import-file';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { importedBy, withImports } from './support/imports';

const context = withImports();
const ID = 'qzx-011-standard';
const on = (day: string) => ({ recordedAt: new Date(day) });

/** Imports a set of one leader, which has one printing, at a price. */
const importPrice = async (MarketPrice: string, options: ImportOptions) =>
  importedBy(
    context,
    await context.file(aSwuDbFile(aSwuDbRow({ Type: 'Leader', MarketPrice }))),
    options,
  );

const current = async () => (await context.currentPrices())[ID];
async function history(table: 'market_price' | 'quarantined_price'): Promise<number[]> {
  const { rows } = await context.pool.query<{ cents: number }>(
    `select price_cents as cents from ${table} order by recorded_at`,
  );
  return rows.map(({ cents }) => cents);
}

test('a jump is reported and not shown; the last good price stays, with its true date', async () => {
  await importPrice('1.00', on('2026-01-01'));
  const report = await importPrice('10.01', on('2026-02-01'));
  expect(report.prices.quarantined).toEqual([
    {
      cardVariantId: ID,
      cardName: 'Lantern Keeper',
      variantType: 'STANDARD',
      priceCents: 1001,
      recordedAt: '2026-02-01T00:00:00.000Z',
      reason: 'JUMP',
      lastGoodCents: 100,
    },
  ]);
  expect(await current()).toEqual([100, '2026-01-01T00:00:00.000Z']);
  expect(await history('market_price')).toEqual([100]);
  expect(await history('quarantined_price')).toEqual([1001]);
});

test('a second file that agrees releases it', async () => {
  await importPrice('1.00', on('2026-01-01'));
  await importPrice('20.00', on('2026-02-01'));
  const report = await importPrice('18.00', on('2026-03-01'));
  expect(report.prices.released).toMatchObject([{ priceCents: 2000 }]);
  expect(await history('market_price')).toEqual([100, 2000, 1800]);
  expect(await history('quarantined_price')).toEqual([]);
  expect(await current()).toEqual([1800, '2026-03-01T00:00:00.000Z']);
});

test('the same file doesn’t count as a second one', async () => {
  await importPrice('1.00', on('2026-01-01'));
  await importPrice('20.00', {});
  context.now = new Date('2026-08-01');
  const again = await importPrice('20.00', {});
  expect(again).toMatchObject({ isChanged: false, recordedAt: '2026-07-01T12:00:00.000Z' });
  expect(await current()).toEqual([100, '2026-01-01T00:00:00.000Z']);
});

test('--accept releases a jump of the same file, and accepts a new one at once', async () => {
  await importPrice('1.00', on('2026-01-01'));
  await importPrice('20.00', on('2026-02-01'));
  const accepted = await importPrice('20.00', { ...on('2026-02-01'), accept: true });
  expect(accepted.prices.released).toMatchObject([{ priceCents: 2000 }]);
  expect(await current()).toEqual([2000, '2026-02-01T00:00:00.000Z']);
  await importPrice('0.50', { ...on('2026-03-01'), accept: true });
  expect(await current()).toEqual([50, '2026-03-01T00:00:00.000Z']);
  expect(await history('quarantined_price')).toEqual([]);
});

test('a placeholder is quarantined even as a first price, and however often it is repeated', async () => {
  await importPrice('9999.00', on('2026-01-01'));
  await importPrice('9999.00', { ...on('2026-02-01'), accept: true });
  expect(await current()).toBeUndefined();
  expect(await history('quarantined_price')).toEqual([999_900, 999_900]);
});

test('an older file adds history and leaves the current price alone', async () => {
  await importPrice('1.00', on('2026-03-01'));
  const report = await importPrice('2.00', on('2026-01-01'));
  expect(report.prices).toMatchObject({ history: { added: 1 }, currentChanged: 0 });
  expect(await history('market_price')).toEqual([200, 100]);
  expect(await current()).toEqual([100, '2026-03-01T00:00:00.000Z']);
});

test('a missing price leaves the last one, with its date', async () => {
  await importPrice('1.00', on('2026-01-01'));
  const report = await importPrice('', on('2026-02-01'));
  expect(report.prices.none).toBe(1);
  expect(await current()).toEqual([100, '2026-01-01T00:00:00.000Z']);
});
