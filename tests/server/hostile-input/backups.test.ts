import { firstOf } from '@tests/support/long';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeBackup } from '@server/modules/backup';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { restore } from '../backup/support/commands';
import { type Craft, craftBackup, type CraftedManifest } from '../backup/support/crafted';
import { sumsOf } from '../backup/support/sums-of';
import { HOSTILE_TEXTS } from './support/hostile-texts';

/** What a name may hold that is meant for a statement, or for the terminal. */
const HOSTILE_NAMES = [
  ...HOSTILE_TEXTS,
  '"',
  'card_set" disable trigger user; drop table card; --',
  '\u001B]0;evil\u0007',
  'pg_authid',
  'schema_migration',
  'constructor',
];

let folder: string;
let honest: string;
let target: TestDatabase;
let before: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-crafted-'));
  honest = join(folder, 'honest.tar.gz');
  const source = await createTestDatabase();
  await insertCardSet(source.database);
  await writeBackup({ pool: source.pool, path: honest });
  await source.drop();
  target = await createTestDatabase();
  before = await sumsOf(target.pool);
});
afterAll(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
});

afterEach(async () => {
  expect(await sumsOf(target.pool)).toEqual(before);
});

/** What the command prints for a crafted backup. */
async function refusalOf(craft: Craft): Promise<string> {
  const path = join(folder, 'crafted.tar.gz');
  await craftBackup(honest, path, craft);
  const { code, printed } = await restore(target, folder, path);
  expect(code).toBe(1);
  return printed.replace(path, 'FILE');
}

const withTable = (change: object) => (manifest: CraftedManifest) => {
  const [first, ...others] = manifest.tables;
  return { ...manifest, tables: [{ ...first, ...change }, ...others] };
};
const NO_ROWS = {
  rows: 0,
  bytes: 0,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};
const OUR_SENTENCE = /^FILE (?:isn’t a backup of Starbinder: |has the schema of another )[ -~’]+$/;

const PLACES: [string, (text: string, manifest: CraftedManifest) => unknown][] = [
  ['a table', (name, manifest) => withTable({ name, ...NO_ROWS })(manifest)],
  [
    'another table',
    (name, manifest) => ({
      ...manifest,
      tables: [...manifest.tables, { name, columns: ['id'], ...NO_ROWS }],
    }),
  ],
  ['a column', (name, manifest) => withTable({ columns: [name] })(manifest)],
  ['a checksum', (sha256, manifest) => withTable({ sha256 })(manifest)],
  ['a number of rows', (rows, manifest) => withTable({ rows })(manifest)],
  [
    'a migration',
    (name, manifest) => ({ ...manifest, migrations: [{ name, hash: 'a'.repeat(64) }] }),
  ],
  ['its time', (takenAt, manifest) => ({ ...manifest, takenAt })],
  ['its format', (format, manifest) => ({ ...manifest, format })],
];

it.each(firstOf(3, PLACES))(
  'a backup whose manifest has a hostile text as %s is refused',
  async (_, place) => {
    for (const text of HOSTILE_NAMES) {
      const refusal = await refusalOf({ manifest: (manifest) => place(text, manifest) });
      expect([text, refusal]).toEqual([text, expect.stringMatching(OUR_SENTENCE)]);
    }
  },
  120_000,
);

it('a backup runs no program and reads no file', async () => {
  const made = join(folder, 'made-by-a-backup');
  const attacks = [
    `card_set" disable trigger user; copy card_set from program 'touch ${made}'; --`,
    `card_set" (id) from program 'touch ${made}' --`,
  ];
  for (const name of attacks) {
    const attack = { name, columns: ['id'], ...NO_ROWS };
    const manifest = (own: CraftedManifest) => ({ ...own, tables: [...own.tables, attack] });
    expect(await refusalOf({ manifest })).toMatch(OUR_SENTENCE);
    expect(await refusalOf({ manifest: withTable({ columns: [name] }) })).toMatch(OUR_SENTENCE);
  }
  await expect(access(made)).rejects.toThrow('ENOENT');
});

it.each<[string, Craft]>([
  [
    'twice the same table',
    { manifest: (own) => ({ ...own, tables: [...own.tables, ...own.tables] }) },
  ],
  ['twice the same column', { manifest: withTable({ columns: ['id', 'id'] }) }],
  ['no columns', { manifest: withTable({ columns: [] }) }],
  ['a table that our schema doesn’t have', { rows: { pg_authid: 'x\n' } }],
  ['too few values in a row', { rows: { saved_search: 'x\n' } }],
  ['the end of rows among them', { rows: { user_account: '\\.\nx\n' } }],
  ['something else as its manifest', { manifest: () => [] }],
])('a backup with %s is refused', async (_, craft) => {
  expect(await refusalOf(craft)).toMatch(
    /^FILE (?:isn’t a backup of Starbinder|is damaged): [ -~’]+$/,
  );
});

const SET_PLACES: [string, (text: string) => object][] = [
  ['the set’s code', (code) => ({ card_set: [{ id: 'sor', code }] })],
  ['a column', (name) => ({ card: [{ [name]: 'x' }] })],
  ['a column after the first row', (name) => ({ card: [{ id: 'x' }, { [name]: 'x' }] })],
  ['a number', (id) => ({ collection_step: [{ id }] })],
  ['a time', (at) => ({ collection_step: [{ id: 1, at, reason: 'EDIT' }] })],
  ['a report', (report) => ({ catalogue_import: [{ id: 1, report, origin: report }] })],
  ['a table', (name) => ({ [name]: [] })],
];

it.each(SET_PLACES)('a set’s backup with a hostile text as %s is refused', async (_, place) => {
  for (const text of HOSTILE_NAMES) {
    const path = join(folder, 'crafted.json.gz');
    const whole = { card_set: [{ id: 'sor', code: 'SOR' }], card: [{ id: 'x' }], ...place(text) };
    await writeFile(path, gzipSync(JSON.stringify(whole)));
    const { code, printed } = await restore(target, folder, path);
    expect([text, code, printed.replace(path, 'FILE')]).toEqual([
      text,
      1,
      expect.stringMatching(/^FILE (?:isn’t a backup of a set|doesn’t fit the tables)[ -~’]+$/),
    ]);
  }
});
