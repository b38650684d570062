import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { importedBy, withImports } from './support/imports';

const FOLDER = join(__dirname, '../../../../shared/data/swu-db');
const SOR_MARCH = join(FOLDER, 'sor.2026-03-04.json');
const SOR_JUNE = join(FOLDER, 'sor.2026-06-29.json');
const JTL_JUNE = join(FOLDER, 'jtl.2026-06-29.json');
const MARCH = new Date('2026-03-04');
const JUNE = new Date('2026-06-29');

const describeReal = existsSync(FOLDER) ? describe : describe.skip;

describeReal(`real files (skipped where ../shared/data/swu-db is absent)`, () => {
  const context = withImports();

  test('SOR: every printing by type, every picture, every price, nothing rejected', async () => {
    const report = await importedBy(context, SOR_JUNE, { recordedAt: JUNE });
    expect(report.rejected).toEqual([]);
    expect(report.cards).toEqual({ added: 252, updated: 0, unchanged: 0 });
    expect(report.variants.byType).toEqual({
      STANDARD: 252,
      FOIL: 218,
      HYPERSPACE: 242,
      HYPERSPACE_FOIL: 218,
      SHOWCASE: 16,
    });
    expect(report.variants.added).toBe(946);
    expect(report.images.added).toBe(946 + 50);
    expect(report.prices.history).toEqual({ added: 946, updated: 0, unchanged: 0 });
    expect(report.prices.quarantined).toEqual([]);
  });

  test('JTL: prestige printings too, and one placeholder in quarantine', async () => {
    const report = await importedBy(context, JTL_JUNE, { recordedAt: JUNE });
    expect(report.rejected).toEqual([]);
    expect(report.cards.added).toBe(262);
    expect(report.variants.byType).toEqual({
      STANDARD: 262,
      FOIL: 236,
      HYPERSPACE: 262,
      HYPERSPACE_FOIL: 236,
      SHOWCASE: 18,
      PRESTIGE: 36,
      PRESTIGE_FOIL: 36,
      PRESTIGE_SERIALIZED: 36,
    });
    expect(report.images.added).toBe(1122 + 54);
    expect(report.prices.history.added).toBe(1121);
    expect(report.prices.quarantined).toMatchObject([
      { priceCents: 999_900, reason: 'PLACEHOLDER', variantType: 'HYPERSPACE' },
    ]);
  });

  test('foils exist exactly where the rule says', async () => {
    for (const file of [SOR_JUNE, JTL_JUNE]) await importedBy(context, file, { recordedAt: JUNE });
    const { rows } = await context.database.execute<{ code: string; broken: number }>(sql`
      select s.code, count(*) filter (where exists (select from card_variant v
          where v.card_id = c.id and v.variant_type = 'FOIL') = (c.card_type = 'LEADER'
          or (c.card_type = 'BASE' and c.rarity = 'COMMON')
          or (s.code = 'SOR' and c.rarity = 'SPECIAL')))::int as broken
        from card c join card_set s on s.id = c.card_set_id group by s.code order by s.code`);
    expect(rows).toEqual([
      { code: 'JTL', broken: 0 },
      { code: 'SOR', broken: 0 },
    ]);
  });

  test('an older file adds history only; the order of files gives the same current prices', async () => {
    await importedBy(context, SOR_JUNE, { recordedAt: JUNE });
    const june = await context.rowsOf('card', 'card_variant', 'card_image');
    const older = await importedBy(context, SOR_MARCH, { recordedAt: MARCH });
    expect(older).toMatchObject({ isOlder: true, isChanged: true });
    expect(older.prices.history.added).toBe(946);
    expect(older.prices.currentChanged).toBe(0);
    expect(await context.rowsOf('card', 'card_variant', 'card_image')).toEqual(june);

    await context.empty();
    await importedBy(context, SOR_MARCH, { recordedAt: MARCH });
    const newer = await importedBy(context, SOR_JUNE, { recordedAt: JUNE });
    expect(newer.cards).toEqual({ added: 0, updated: 1, unchanged: 251 });
    expect(await context.currentPrices()).toEqual(
      expect.objectContaining({ 'sor-059-standard': [6, JUNE.toISOString()] }),
    );
    const inOrder = await context.currentPrices();
    await context.empty();
    await importedBy(context, SOR_JUNE, { recordedAt: JUNE });
    await importedBy(context, SOR_MARCH, { recordedAt: MARCH });
    expect(await context.currentPrices()).toEqual(inOrder);
  });

  test('a second run changes nothing, with a date or without', async () => {
    await importedBy(context, JTL_JUNE, { recordedAt: JUNE });
    const before = await context.rowVersions();
    for (const options of [{ recordedAt: JUNE }, {}]) {
      const report = await importedBy(context, JTL_JUNE, options);
      expect(report.isChanged).toBe(false);
      expect(await context.rowVersions()).toEqual(before);
    }
  });
});
