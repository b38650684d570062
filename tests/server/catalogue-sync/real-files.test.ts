import { copyFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withSync } from './support/sync';

const FOLDER = join(__dirname, '../../../../shared/data');
const FILES = {
  'tcgcsv/holocron-groups.json': 'tcgcsv/79/groups.json',
  'tcgcsv/holocron-products.json': 'tcgcsv/79/23405/products.json',
  'tcgcsv/holocron-prices.json': 'tcgcsv/79/23405/prices.json',
  'swu-db/sor.2026-06-29.json': 'swu-db/sor.json',
  'official/openswu-card-6409922374.json': 'official/6409922374.json',
};

const describeReal = existsSync(FOLDER) ? describe : describe.skip;

describeReal('real files (skipped where ../shared/data is absent)', () => {
  const context = withSync();

  test('a folder of samples: the set with its name and date, its cards, and the prices of both sources', async () => {
    for (const [from, to] of Object.entries(FILES)) {
      await mkdir(dirname(join(context.folder, to)), { recursive: true });
      await copyFile(join(FOLDER, from), join(context.folder, to));
    }
    const report = await context.synced();
    expect(report.sets.map(({ code, refusals }) => [code, refusals])).toEqual([['SOR', []]]);
    expect(report.sets[0]?.cards).toMatchObject({
      setName: 'Spark of Rebellion',
      cards: { added: 252 },
      rejected: [],
    });
    expect(report.notes.map(({ about }) => about)).toEqual([
      'Spark of Rebellion: Weekly Play Promos',
      'GenCon 2023 Promos',
      'Judge Promos',
      'Shadows of the Galaxy',
    ]);
    expect(
      await context.rows(`select v.number, v.variant_type as type, current_price_cents as cents
        from card_variant v where id in ('sor-008-standard', 'sor-029-standard', 'sor-059-standard') order by id`),
    ).toEqual([
      { number: '008', type: 'STANDARD', cents: 16 },
      { number: '029', type: 'STANDARD', cents: 4 },
      { number: '059', type: 'STANDARD', cents: 6 },
    ]);
    expect(await context.rows('select released_on::text as day from card_set')).toEqual([
      { day: '2024-03-08' },
    ]);
    const again = await context.synced();
    expect(again.isChanged).toBe(false);
  });
});
