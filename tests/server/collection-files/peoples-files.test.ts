import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VariantType } from '@domain/card';
import {
  type ColumnMapping,
  guessedMapping,
  headerKey,
  mappingText,
  type UnknownColumns,
} from '@domain/collection-file';
import type { Database } from '@server/platform/db/database';
import { collectionStep } from '@server/modules/collection/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { eq } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { apply, countsOf, preview, upload } from './file-test';

/** A file as somebody has it. */
const file = (name: string) => readFileSync(join(__dirname, 'samples/people', name));

/** A set whose foils have an F, and one whose printings all have numbers of their own. */
async function insertCatalogue(database: Database): Promise<void> {
  await insertCardSet(database, { code: 'SOR', position: 1 });
  await insertCardSet(database, { code: 'ZZA', position: 2 });
  const insert = async (
    set: string,
    number: string,
    name: string,
    printings: [VariantType, string][],
  ) => {
    const id = `${set}-${number}`;
    await insertCard(database, { id, name, cardSetId: set, subtitle: null });
    for (const [variantType, printed] of printings) {
      await insertPrinting(database, { cardId: id, variantType, number: printed });
    }
  };
  for (const number of [
    '005',
    '059',
    '060',
    '061',
    '062',
    '063',
    '064',
    '065',
    '066',
    '067',
    '071',
  ]) {
    await insert('sor', number, `Card ${number}`, [
      ['STANDARD', number],
      ['FOIL', `${number}F`],
    ]);
  }
  const names = [
    'Q-Wren Skiff',
    'Birch & Bramble',
    'Maëlle Ödin',
    'D’Arrow’s Vow',
    'Großtal Keeper',
  ];
  for (const [at, name] of names.entries()) {
    await insert('zza', `00${at + 1}`, name, [
      ['STANDARD', `00${at + 1}`],
      ['FOIL', `60${at + 1}`],
      ['HYPERSPACE', `30${at + 1}`],
      ['HYPERSPACE_FOIL', `80${at + 1}`],
    ]);
  }
}

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
  await insertCatalogue(server.database);
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

/** The inventories after an import, by printing. */
async function imported(content: Buffer | string, mapping?: ColumnMapping) {
  const query = mapping ? { columns: mappingText(mapping) } : {};
  const read = await preview(server.app, person, content, { query });
  await apply(server.app, person, read.id);
  const counts = await countsOf(server.database, person);
  return {
    read,
    counts: Object.fromEntries(Object.entries(counts).map(([id, [count]]) => [id, count])),
  };
}

/** The columns that the person is asked about. */
async function asked(content: Buffer): Promise<UnknownColumns> {
  const response = await upload(server.app, person, content);
  expect(response.statusCode).toBe(400);
  return response.json().errors[0].extensions.columns;
}

it.each([
  [
    'foil-by-plain-number.csv',
    {
      'zza-001-standard': 2,
      'zza-001-foil': 1,
      'zza-001-hyperspace': 3,
      'zza-001-hyperspace-foil': 1,
    },
  ],
  [
    'sep-comma-dragon-shield.csv',
    { 'sor-059-standard': 3, 'sor-059-foil': 1, 'sor-060-standard': 2 },
  ],
  ['sep-semicolon.csv', { 'sor-059-standard': 3, 'sor-060-foil': 1 }],
  [
    'count-with-x.csv',
    { 'sor-059-standard': 3, 'sor-059-foil': 1, 'sor-060-standard': 2, 'sor-061-standard': 2 },
  ],
  ['german.csv', { 'sor-059-standard': 3, 'sor-059-foil': 1 }],
  ['french.csv', { 'sor-059-standard': 3, 'sor-059-foil': 1 }],
  [
    'spanish-dutch.csv',
    { 'sor-060-standard': 2, 'sor-060-foil': 1, 'sor-061-foil': 1, 'sor-062-standard': 1 },
  ],
  ['tcgplayer-seller.csv', { 'sor-059-standard': 3, 'sor-059-foil': 1 }],
  ['normal-and-foil-counts.csv', { 'sor-059-standard': 3, 'sor-059-foil': 1, 'sor-060-foil': 2 }],
  ['reg-and-foil-qty.csv', { 'sor-059-standard': 3, 'sor-059-foil': 1 }],
  ['heading-first.txt', { 'sor-059-standard': 3, 'sor-060-standard': 2, 'sor-061-standard': 1 }],
  [
    'underscore-code.txt',
    { 'sor-059-standard': 3, 'sor-060-standard': 2, 'sor-061-standard': 3, 'sor-062-standard': 1 },
  ],
  ['tags.txt', { 'sor-059-standard': 3, 'sor-060-foil': 1, 'sor-061-standard': 2 }],
  [
    'deck.json',
    { 'sor-005-standard': 1, 'sor-059-standard': 3, 'sor-060-standard': 2, 'sor-061-standard': 1 },
  ],
  ['names.txt', { 'zza-001-standard': 1, 'zza-002-standard': 1, 'zza-004-standard': 3 }],
])('%s is read as it is meant', async (name, expected) => {
  const { read, counts } = await imported(file(name));
  expect(counts).toEqual(expected);
  expect(read.rejected.total).toBe(0);
  expect(read.warnings.total).toBe(0);
});

it('reads each count of a list as it is written', async () => {
  const { counts } = await imported(file('counts-in-lists.txt'));
  expect(Object.values(counts)).toEqual([3, 3, 3, 2, 3, 3, 4, 2, 3, 3]);
});

it('reads a printing’s words in any order, and names one that the card doesn’t have', async () => {
  const { read, counts } = await imported(file('printing-words.csv'));
  expect(read.format).toBe('HOLODECK');
  expect(counts).toEqual({ 'sor-059-standard': 3, 'sor-059-foil': 1 });
  expect(read.rejected.first).toMatchObject([
    { line: 4, text: 'SOR 071 has no Prestige Foil printing.' },
  ]);
});

it('reads the first line of a file without names as a card', async () => {
  const content = file('no-header.csv');
  const columns = await asked(content);
  expect(columns.header).toEqual(['', '', '', '']);
  expect(columns.rows[0]).toEqual(['SOR', '059', '3', 'False']);
  expect(headerKey(columns.header)).toBeNull();
  const { read, counts } = await imported(content, { Set: 0, CardNumber: 1, Count: 2, Finish: 3 });
  expect(read.rows).toBe(3);
  expect(counts).toEqual({ 'sor-059-standard': 3, 'sor-060-standard': 2, 'sor-061-foil': 1 });
});

it('calls a deck list a deck list, and says what one without sets lacks', async () => {
  expect((await preview(server.app, person, file('heading-first.txt'))).format).toBe('DECK_TEXT');
  const { read, counts } = await imported(file('melee.txt'));
  expect(counts).toEqual({});
  expect(read.format).toBe('DECK_TEXT');
  expect(read.rejected.first.map(({ line, text }) => [line, text])).toEqual(
    [2, 5].map((line) => [line, 'The set’s code is missing, as in “3 Name (SHD) 331”.']),
  );
});

it('reads a picklist, and names the other sets of a card', async () => {
  const { read, counts } = await imported(file('picklist.txt'));
  expect(counts).toEqual({ 'sor-059-standard': 3, 'sor-060-standard': 1 });
  expect(read.warnings.first).toMatchObject([
    { line: 1, text: 'It was also printed as TWI 010; SOR 059 was counted.' },
  ]);
});

it('knows a portfolio whatever its date, and counts no card that is only watched', async () => {
  const { read, counts } = await imported(file('collectr.csv'));
  expect(read.format).toBe('COLLECTR');
  expect(counts).toEqual({ 'sor-059-standard': 3, 'sor-059-foil': 1 });
  expect(read.rejected.first).toMatchObject([{ line: 4, text: 'It is only wished for.' }]);
  expect((await preview(server.app, person, file('collectr-next-day.csv'))).format).toBe(
    'COLLECTR',
  );
});

it('counts no row of a list of wishes', async () => {
  const { read, counts } = await imported(file('manabox-list.csv'));
  expect(counts).toEqual({ 'sor-059-standard': 3 });
  expect(read.rejected.first).toMatchObject([
    { line: 3, about: 'SOR 060', text: 'It is on a list of wishes, not in a binder.' },
  ]);
  expect(read.notKept).toEqual([
    { what: 'Condition', rows: 1 },
    { what: 'Language', rows: 1 },
  ]);
});

it('names what a want list’s file says about wants', async () => {
  const { read } = await imported(
    'Set,CardNumber,Name,Subtitle,Variant,Count,MarketPrice,Want\nSOR,059,,,Standard,1,,any <5\nSOR,060,,,Standard,1,,\n',
  );
  expect(read.notKept).toEqual([{ what: 'Want', rows: 1 }]);
});

it('takes what was paid to the step, unless a copy’s price is missing or the sets are replaced', async () => {
  const paid = async (content: string | Buffer, mode: string) => {
    const { id, paidCents, notKept } = await preview(server.app, person, content);
    await apply(server.app, person, id, mode);
    const steps = await server.database
      .select({ paid: collectionStep.paidCents })
      .from(collectionStep)
      .where(eq(collectionStep.userId, person.id))
      .orderBy(collectionStep.at);
    return { paidCents, kept: steps.at(-1)?.paid, notKept: notKept.map(({ what }) => what) };
  };
  const shield = file('sep-comma-dragon-shield.csv');
  expect(await paid(shield, 'add')).toMatchObject({ paidCents: 140, kept: 140 });
  expect(await paid(shield.toString().replace(',0.90,', ',,'), 'add')).toMatchObject({
    paidCents: null,
    kept: null,
    notKept: ['Condition', 'Language', 'price paid'],
  });
  expect(await paid(shield, 'replace')).toMatchObject({ paidCents: 140, kept: null });
});

it('names stamped copies', async () => {
  const { read, counts } = await imported(file('stamp.csv'));
  expect(counts).toEqual({ 'sor-059-standard': 2, 'sor-060-foil': 1 });
  expect(read.warnings.first.map(({ line, text }) => [line, text.slice(0, 24)])).toEqual([
    [3, 'It is stamped “Judge”, w'],
    [4, 'It is stamped “Champion”'],
  ]);
});

it('reads Windows-1252, and says so', async () => {
  const content = file('windows-1252.csv');
  const { header, rows } = await asked(content);
  const mapping = guessedMapping(header, rows);
  expect(mapping).toEqual({ Set: 0, Name: 1, Count: 2 });
  const { read, counts } = await imported(content, mapping);
  expect(counts).toEqual({ 'zza-003-standard': 2, 'zza-004-standard': 1, 'zza-005-standard': 1 });
  expect(read.remarks).toEqual([
    'It isn’t UTF-8, so its letters were read as Windows-1252. Check names with accents.',
  ]);
});

it.each([
  [
    'with counts of both finishes',
    'normal-and-foil-counts.csv',
    { Set: 3, CardNumber: 4, Count: 0, Finish: 1 },
  ],
  ['with a total', 'reg-and-foil-qty.csv', { Set: 4, CardNumber: 7, Count: 0 }],
])('a mapping of a file %s counts the foils', async (_what, name, mapping) => {
  const { read, counts } = await imported(file(name), mapping);
  expect(counts).toMatchObject({ 'sor-059-standard': 3, 'sor-059-foil': 1 });
  expect(read.remarks).toEqual([expect.stringMatching(/^“Foil.*read as the copies in foil\.$/)]);
});

it('reads the finish at a condition’s end', async () => {
  const mapping = { Set: 2, Name: 3, CardNumber: 5, Count: 13, Finish: 7 };
  const { counts } = await imported(file('tcgplayer-seller.csv'), mapping);
  expect(counts).toEqual({ 'sor-059-standard': 3, 'sor-059-foil': 1 });
});

it('keeps unusable rows as they stand in the file', async () => {
  const read = await preview(
    server.app,
    person,
    'Set,CardNumber,Count,IsFoil\nSOR,"0,59",1,False\n',
  );
  expect(read.header).toEqual(['Set', 'CardNumber', 'Count', 'IsFoil']);
  expect(read.rejected.first).toMatchObject([{ source: ['SOR', '0,59', '1', 'False'] }]);
});

it('skips titles above the columns’ names, and says how many', async () => {
  const text = 'My collection\nas of May\n\nSet,CardNumber,Count,IsFoil\nSOR,059,3,False\n';
  const { read, counts } = await imported(text);
  expect(counts).toEqual({ 'sor-059-standard': 3 });
  expect(read.remarks).toEqual(['Left out above the columns’ names: 2 lines.']);
});

it('reads letters that are parted by the pieces in which a file arrives', async () => {
  const rows = 'ZZA,,1,False,Maëlle Ödin\n'.repeat(3_000);
  const text = `Set,CardNumber,Count,Finish,Name\n${rows}`;
  const mapping = { Set: 0, Name: 4, Count: 2, Finish: 3 };
  for (const content of [Buffer.from(text), Buffer.from(text, 'latin1')]) {
    const read = await preview(server.app, person, content, {
      query: { columns: mappingText(mapping) },
    });
    expect(read).toMatchObject({ rows: 3_000, rejected: { total: 0 } });
  }
});
