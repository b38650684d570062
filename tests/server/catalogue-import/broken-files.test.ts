import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { importedBy, refusedBy, withImports } from './support/imports';

const context = withImports();
const whole = JSON.stringify(aSwuDbFile(aSwuDbRow(), aSwuDbRow({ VariantType: 'Foil' })));

afterEach(async () => {
  const isEmpty = (await context.rowsOf('card_set', 'card', 'catalogue_import')).length === 0;
  expect(isEmpty).toBe(!expect.getState().currentTestName?.includes('is imported'));
});

test.each<[string, unknown, RegExp]>([
  ['HTML', '\n<!DOCTYPE html><p>Sorry', /is a web page, not a swu-db set file\.$/],
  ['nothing', '', /is empty\.$/],
  ['blanks', ' \n', /is empty\.$/],
  ['text', 'Card,Count\n1,2', /is not JSON\.$/],
  ['half a file', whole.slice(0, -40), /ends in the middle: half a file is not imported\.$/],
  ['a file without its last brace', whole.slice(0, -1), /ends in the middle/],
  ['two files in one', whole + whole, /(is not JSON|goes on after its end)\.$/],
  ['a list', [aSwuDbRow()], /has no list of rows named data\.$/],
  ['a text in quotes', '"data"', /has no list of rows named data\.$/],
  ['another provider', { results: [{ productId: 1 }] }, /has no list of rows named data\.$/],
  ['no rows', { total_cards: 0, data: [] }, /has no cards\.$/],
  ['data that is no list', { data: { a: aSwuDbRow() } }, /its data isn’t a list\.$/],
  ['rows of another kind', { data: [{ id: 1 }, { id: 2 }] }, /its rows aren’t printings\.$/],
  ['no good row', aSwuDbFile(aSwuDbRow({ Set: '1Q' })), /no row that can be imported; row 1: set/],
  ['variants alone', aSwuDbFile(aSwuDbRow({ VariantType: 'Foil' })), /has no card of the set QZX/],
])('%s is refused in one sentence, with nothing written', async (_, content, sentence) => {
  expect(await refusedBy(context, await context.file(content))).toMatch(sentence);
});

test('a file that is not there, and a folder, are refused', async () => {
  expect(await refusedBy(context, '/no/such/file.json')).toBe(
    'There is no file /no/such/file.json.',
  );
  expect(await refusedBy(context, context.folder)).toMatch(/^This is a folder, not a file/);
});

test('a file over the limit is refused', async () => {
  context.limits = { bytes: 1024 * 1024, silence: 1000, total: 1000 };
  const path = await context.file(`{"note": "${'x'.repeat(1024 * 1024)}", "data": []}`);
  expect(await refusedBy(context, path)).toMatch(/is larger than 1 MB\.$/);
});

test('a file with a byte order mark is imported', async () => {
  const report = await importedBy(context, await context.file(`\uFEFF${whole}\n\n`));
  expect(report.cards.added).toBe(1);
});

test('a row with an odd price is imported without it, and the report says so', async () => {
  const rows = [
    aSwuDbRow({ MarketPrice: 'N/A' }),
    aSwuDbRow({ VariantType: 'Foil', Number: '011F', MarketPrice: '2.00' }),
  ];
  const report = await importedBy(context, await context.file({ data: rows }));
  expect(report).toMatchObject({ rejected: [], variants: { added: 2 }, prices: { none: 1 } });
  expect(report.leftOut).toEqual([
    { row: 1, name: 'Lantern Keeper', reason: 'MarketPrice is not a price: N/A' },
  ]);
});

test('a file with bad rows is imported without them, each with its reason', async () => {
  const rows = [
    aSwuDbRow(),
    aSwuDbRow({ VariantType: 'Gilded' }),
    aSwuDbRow({ MarketPrice: '3.00' }),
    aSwuDbRow({ Set: 'OTH', VariantType: 'Foil' }),
    aSwuDbRow({ Name: 'Another', VariantType: 'Normal' }),
    aSwuDbRow({ Name: 'Orphan', VariantType: 'Foil' }),
    'no row',
  ];
  const path = await context.file({ total_cards: 9, data: rows });
  const report = await importedBy(context, path);
  expect(report).toMatchObject({ rows: 7, announcedRows: 9, cards: { added: 1 } });
  expect(report.rejected).toEqual([
    { row: 2, name: 'Lantern Keeper', reason: 'Unknown variant type: Gilded' },
    { row: 3, name: 'Lantern Keeper', reason: 'repeats row 1' },
    { row: 4, name: 'Lantern Keeper', reason: 'belongs to the set OTH, not QZX' },
    { row: 5, name: 'Another', reason: 'its number 011 is already the number of Lantern Keeper' },
    { row: 6, name: 'Orphan', reason: 'its card has no Normal row' },
    { row: 7, name: '(no name)', reason: 'is not an object' },
  ]);
});

test.each(['NaN', 'Infinity', '-Infinity'])(
  'a price of %s, which JSON lacks, costs that price alone, and the file is imported',
  async (price) => {
    const Name = 'NaN, "Infinity"';
    const foil = { VariantType: 'Foil', Number: '011F', MarketPrice: '2.00' } as const;
    const rows = [aSwuDbRow({ Name, MarketPrice: 'odd' }), aSwuDbRow({ Name, ...foil })];
    const json = JSON.stringify({ data: rows }).replace('"odd"', price);
    const report = await importedBy(context, await context.file(json));
    expect(report).toMatchObject({ rejected: [], variants: { added: 2 }, prices: { none: 1 } });
    expect(report.leftOut).toEqual([
      { row: 1, name: Name, reason: `MarketPrice is not a price: ${price}` },
    ]);
  },
);
