import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionImport } from '@server/modules/collection/tables';
import { eq } from 'drizzle-orm';
import { mappingText, type UnknownColumns } from '@domain/collection-file';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import {
  apply,
  bringIn,
  countsOf,
  exported,
  insertFileCatalogue,
  preview,
  upload,
} from './file-test';

/** A small file in another program's format, with our own invented cards. */
const sample = (name: string) => readFileSync(join(__dirname, 'samples', name));

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
  await insertFileCatalogue(server.database);
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

it.each([
  ['moxfield.csv', 'MOXFIELD'],
  ['manabox.csv', 'MANABOX'],
  ['tcgplayer.csv', 'TCGPLAYER'],
  ['deckbox.csv', 'DECKBOX'],
])('%s is known by its columns', async (name, format) => {
  const read = await preview(server.app, person, sample(name));
  expect(read).toMatchObject({ format, rows: 3, rejected: { total: 0 }, warnings: { total: 0 } });
  await apply(server.app, person, read.id);
  expect(await countsOf(server.database, person)).toEqual({
    'lof-008-foil': [2, null],
    'sor-059-hyperspace-foil': [1, null],
    'sor-059-standard': [3, null],
  });
});

describe('a file with unknown columns', () => {
  const file = sample('unknown.csv');
  const mapped = (columns: string) => upload(server.app, person, file, { query: { columns } });

  it('is refused with its first rows, then read with the mapping that the person sends', async () => {
    const refused = await upload(server.app, person, file);
    expect(refused.statusCode).toBe(400);
    const { code, columns } = refused.json().errors[0].extensions as {
      code: string;
      columns: UnknownColumns;
    };
    expect(code).toBe('UNKNOWN_FORMAT');
    expect(columns.header).toEqual(['Binder', 'Card', 'Expansion', 'Copies', 'Finish']);
    expect(columns.rows[1]).toEqual(['A', 'Lantern Keeper', 'LOF', '2', 'foil']);

    const answer = await mapped(mappingText({ Name: 1, Set: 2, Count: 3, Finish: 4 }));
    expect(answer.json()).toMatchObject({
      format: 'MAPPED_CSV',
      rows: 3,
      rejected: {
        first: [{ line: 4, about: 'SOR Nobody', text: 'SOR has no card called “Nobody”.' }],
      },
      plans: { add: { changes: 2, copies: 5 } },
    });
    await apply(server.app, person, answer.json().id);
    expect(await countsOf(server.database, person)).toEqual({
      'lof-008-foil': [2, null],
      'sor-059-standard': [3, null],
    });
  });

  it.each(['', 'Set:2', 'Set:2,Name:1,Count:9', 'Set:2,Set:1', 'nonsense'])(
    'is refused again by the mapping %j',
    async (columns) => {
      const answer = await mapped(columns);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].extensions.columns.header).toHaveLength(5);
    },
  );

  it('is shown with short cells and a few rows only', async () => {
    const long = `a,b,c\n${`${'x'.repeat(3_000)},"=1+1",3,4\n`.repeat(40)}`;
    const answer = await upload(server.app, person, long);
    const { columns } = answer.json().errors[0].extensions;
    expect(columns.rows).toHaveLength(5);
    expect(columns.rows[0]).toEqual(['x'.repeat(60), '=1+1', '3']);
  });
});

it('reports a file that matches what the collection already holds', async () => {
  const file = sample('moxfield.csv');
  expect((await preview(server.app, person, file)).held).toEqual({ same: 0, of: 3 });
  await bringIn(server.app, person, file);
  expect((await preview(server.app, person, file)).held).toEqual({ same: 3, of: 3 });
  const ours = await exported(server.app, person, { format: 'csv' });
  expect((await preview(server.app, person, ours.body)).held).toEqual({ same: 3, of: 3 });
});

describe('a text list', () => {
  it('is read line by line, and unusable lines are named', async () => {
    const text = `# from my binder
3 Glass “Moth”, Waking (SOR) 059
1x Glass “Moth”, Waking (sor) 324 *F*

2 Lantern Keeper (LOF) 8 Foil
1 Tamsin Vale (SOR)
1 Nobody
1 Nobody (XYZ) 1
1 Tamsin Vale (SOR) 999`;
    const read = await preview(server.app, person, text, { type: 'text/plain' });
    expect(read).toMatchObject({ format: 'TEXT', rows: 7, warnings: { total: 0 } });
    expect(read.rejected.first).toMatchObject([
      { line: 7, about: '', text: 'The set’s code is missing, as in “3 Name (SHD) 331”.' },
      { line: 8, about: 'XYZ 1', text: 'There is no set XYZ in the catalogue.' },
      { line: 9, about: 'SOR 999', text: 'SOR has no number “999”.' },
    ]);
    await apply(server.app, person, read.id);
    expect(await countsOf(server.database, person)).toEqual({
      'lof-008-foil': [2, null],
      'sor-001-standard': [1, null],
      'sor-059-hyperspace-foil': [1, null],
      'sor-059-standard': [3, null],
    });
  });

  it('is refused if a line is too long, wherever its chunks end', async () => {
    const long = `1 Tamsin Vale (SOR) 001\n${'x'.repeat(300_000)}\n`;
    const refused = await upload(server.app, person, long);
    expect(refused.json().errors[0]).toMatchObject({
      message: expect.stringContaining('(line 2)'),
      extensions: { code: 'LINE_TOO_LONG' },
    });
  });
});

it('reads the cards of a file for a list, and stores nothing', async () => {
  const read = (who: Person | null, file: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/read_cards',
      query: { file_name: 'wants.txt' },
      headers: { ...who?.headers, 'content-type': 'text/plain' },
      payload: file,
    });
  const text = '2 Lantern Keeper (LOF) 8 Foil\n0 Tamsin Vale (SOR) 001\n1 Nobody (SOR) 999\n';
  const answer = await read(person, text);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    format: 'TEXT',
    rows: 3,
    rejected: { total: 1 },
    printings: [{ variantId: 'lof-008-foil', cardId: 'lof-008', count: 2 }],
  });
  expect(await countsOf(server.database, person)).toEqual({});
  expect(
    await server.database.$count(collectionImport, eq(collectionImport.userId, person.id)),
  ).toBe(0);
  expect((await read(null, text)).statusCode).toBe(401);
  const unknown = await read(person, sample('unknown.csv').toString());
  expect(unknown.json().errors[0].extensions.columns.header).toHaveLength(5);
});
