import { aSwuDbFile, aSwuDbRow, type SwuDbRow } from '@tests/factories/swu-db-row';
import type { ImportOptions } from '@server/modules/catalogue/commands/import/import-file';
import { importedBy, withImports } from './support/imports';

const context = withImports();
const importRows = async (rows: SwuDbRow[], options: ImportOptions = {}) =>
  importedBy(context, await context.file(aSwuDbFile(...rows)), options);

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await context.pool.query<Row>(text)).rows;
}
const printings = () =>
  query(`select id, number, current_price_cents as cents from card_variant order by id`);

const pictures = () =>
  query<{ id: string; face: string }>('select id, face, orientation from card_image order by face');

test("rules 1 to 3: a set without foil rows gets its foils, at the base printings' FoilPrice", async () => {
  await importRows([
    aSwuDbRow(),
    aSwuDbRow({ VariantType: 'Hyperspace', Number: '311', MarketPrice: '4.00', FoilPrice: '5.00' }),
    aSwuDbRow({ Name: 'Guide', Number: '012', Type: 'Leader', Rarity: 'Rare' }),
    aSwuDbRow({ Name: 'Rock', Number: '013', Type: 'Base', FoilPrice: '' }),
    aSwuDbRow({ Name: 'Isle', Number: '014', Type: 'Base', Rarity: 'Rare', FoilPrice: '' }),
  ]);
  expect(await printings()).toEqual([
    { id: 'qzx-011-foil', number: '011', cents: 200 },
    { id: 'qzx-011-hyperspace', number: '311', cents: 400 },
    { id: 'qzx-011-hyperspace-foil', number: '311', cents: 500 },
    { id: 'qzx-011-standard', number: '011', cents: 100 },
    { id: 'qzx-012-standard', number: '012', cents: 100 },
    { id: 'qzx-013-standard', number: '013', cents: 100 },
    { id: 'qzx-014-foil', number: '014', cents: null },
    { id: 'qzx-014-standard', number: '014', cents: 100 },
  ]);
  expect(
    await query(
      `select variant_type as type, current_low_cents as low from card_variant where card_id = 'qzx-011' order by id`,
    ),
  ).toEqual([
    { type: 'FOIL', low: 120 },
    { type: 'HYPERSPACE', low: 60 },
    { type: 'HYPERSPACE_FOIL', low: 120 },
    { type: 'STANDARD', low: 60 },
  ]);
});

test('rules 1 to 3: a set with foil rows has those, at their own price and number', async () => {
  await importRows([
    aSwuDbRow(),
    aSwuDbRow({ VariantType: 'Foil', Number: '611', MarketPrice: '', FoilPrice: '9.00' }),
    aSwuDbRow({ Name: 'Unfoiled', Number: '012' }),
  ]);
  const listed = await printings();
  expect(listed).toEqual([
    { id: 'qzx-011-foil', number: '611', cents: null },
    { id: 'qzx-011-standard', number: '011', cents: 100 },
    { id: 'qzx-012-standard', number: '012', cents: 100 },
  ]);
  // Foils aren't derived for a partial file without foil rows.
  await importRows([aSwuDbRow()]);
  expect(await printings()).toEqual(listed);
});

test('only the Normal row gives the card’s fields, wherever it is', async () => {
  await importRows([
    aSwuDbRow({ VariantType: 'Showcase', Number: '211', Cost: '9', FrontText: 'Wrong.' }),
    aSwuDbRow({ Cost: '2' }),
  ]);
  expect(await query('select id, cost, front_text from card')).toEqual([
    { id: 'qzx-011', cost: 2, front_text: 'When Played: Draw a card.' },
  ]);
});

test('rule 10: a partial file leaves the rest, and may lack the Normal row of a known card', async () => {
  await importRows([aSwuDbRow(), aSwuDbRow({ Name: 'Other', Number: '012' })]);
  const report = await importRows([aSwuDbRow({ VariantType: 'Showcase', Number: '211' })]);
  expect(report).toMatchObject({ rejected: [], variants: { added: 1 } });
  expect(await query('select id from card order by id')).toEqual([
    { id: 'qzx-011' },
    { id: 'qzx-012' },
  ]);
});

test('ids stay when a number changes, and when a name is corrected', async () => {
  await importRows([aSwuDbRow()]);
  const renumbered = await importRows([aSwuDbRow({ Number: '099' })]);
  expect(renumbered).toMatchObject({ cards: { added: 0, unchanged: 1 } });
  expect(await query('select id, number from card_variant order by id')).toEqual([
    { id: 'qzx-011-foil', number: '099' },
    { id: 'qzx-011-standard', number: '099' },
  ]);
  await importRows([aSwuDbRow()]);
  const corrected = await importRows([aSwuDbRow({ Name: 'Lantern-Keeper' })]);
  expect(corrected.renamed).toEqual(['Lantern Keeper → Lantern-Keeper']);
  expect(await query('select id, name from card')).toEqual([
    { id: 'qzx-011', name: 'Lantern-Keeper' },
  ]);
});

test('a number that another card holds is refused to a new one', async () => {
  await importRows([aSwuDbRow()]);
  const report = await importRows([
    aSwuDbRow({ Number: '099' }),
    aSwuDbRow({ Name: 'Newcomer', Number: '011' }),
  ]);
  expect(report.rejected).toEqual([
    { row: 2, name: 'Newcomer', reason: 'its number already belongs to Lantern Keeper' },
  ]);
});

test('rule 8: pictures have their cards’ orientation, and a new address is a new picture', async () => {
  const leader = {
    Type: 'Leader',
    EpicAction: 'Epic Action: Deploy.',
    BackArt: 'https://pictures.example/qzx/011b.png',
  };
  await importRows([aSwuDbRow(leader)]);
  const before = await pictures();
  expect(before).toMatchObject([
    { face: 'FRONT', orientation: 'LANDSCAPE' },
    { face: 'BACK', orientation: 'PORTRAIT' },
  ]);
  const FrontArt = 'https://pictures.example/qzx/011-new.png';
  const report = await importRows([aSwuDbRow({ ...leader, FrontArt })]);
  expect(report.images).toEqual({ added: 0, updated: 1, unchanged: 1 });
  const after = await pictures();
  expect(after[0]?.id).not.toBe(before[0]?.id);
  expect(after[1]?.id).toBe(before[1]?.id);
});

test('an older file adds what is missing and changes nothing', async () => {
  await importRows([aSwuDbRow({ Cost: '2' })], { recordedAt: new Date('2026-06-01') });
  const report = await importRows(
    [aSwuDbRow({ Cost: '7', Number: '055' }), aSwuDbRow({ Name: 'Missed', Number: '012' })],
    { recordedAt: new Date('2026-05-01') },
  );
  expect(report).toMatchObject({ isOlder: true, cards: { added: 1, updated: 0 } });
  expect(await query('select id, cost from card order by id')).toEqual([
    { id: 'qzx-011', cost: 2 },
    { id: 'qzx-012', cost: 2 },
  ]);
});

test('a change is announced once, with the transaction; nothing changed is not', async () => {
  const listener = await context.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen catalogue_changed');
  await importRows([aSwuDbRow()]);
  await importRows([aSwuDbRow()]);
  await listener.query('select 1');
  listener.release(true);
  expect(heard).toEqual(['qzx']);
  expect(await context.rowsOf('catalogue_import')).toHaveLength(1);
});

test('two imports of one set at once queue up, and leave one of everything', async () => {
  const path = await context.file(aSwuDbFile(aSwuDbRow()));
  const reports = await Promise.all([importedBy(context, path), importedBy(context, path)]);
  expect(reports.map(({ isChanged }) => isChanged).sort()).toEqual([false, true]);
});

test('--set imports the rows of one set of a mixed file', async () => {
  const rows = [aSwuDbRow({ Set: 'OTH' }), aSwuDbRow({ Name: 'Here', Number: '012' })];
  const report = await importRows(rows, { setCode: 'QZX', texts: { name: 'Quartz' } });
  expect(report).toMatchObject({ setCode: 'QZX', setName: 'Quartz', cards: { added: 1 } });
});
