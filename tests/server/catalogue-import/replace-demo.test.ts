import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalogueDigest } from '@server/modules/catalogue/queries/cards/digest';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { importedBy, refusedBy, withImports } from './support/imports';

const context = withImports();
const backups = () => join(context.folder, 'backups');
let path: string;

/** A demo set of one card, loaded as the demo loader does: with a digest of what it wrote. */
beforeEach(async () => {
  await rm(backups(), { recursive: true, force: true });
  path = await context.file(aSwuDbFile(aSwuDbRow()));
  await context.pool.query(`
    insert into card_set (id, code, name, description, position, origin, image_url)
      values ('qzx', 'QZX', 'Demo Quartz', 'Invented.', 7, 'DEMO', '/images/card_sets/qzx');
    insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
      values ('qzx-011', 'qzx', 'Demo Card', 'UNIT', 'RARE', '{COMMAND}', '{}', '{}', false);
    insert into card_variant (id, card_id, variant_type, number)
      values ('qzx-011-standard', 'qzx-011', 'STANDARD', '011');
    insert into market_price_year (card_variant_id, year, hours, cents)
      values ('qzx-011-standard', 2026, '{0, 24}', '{55, 56}')`);
  const digest = await catalogueDigest(context.database, 'qzx');
  await context.pool.query(
    `insert into catalogue_import (card_set_id, origin, source, recorded_at, report)
      values ('qzx', 'DEMO', 'demo', '2026-01-02Z', $1)`,
    [{ digest }],
  );
});

const someoneChanges = (statement: string) => context.pool.query(statement);
const RENAMED = `update card set name = 'Ours'`;

test('without --replace-demo it is refused, and says what would be removed', async () => {
  const before = await context.rowVersions();
  expect(await refusedBy(context, path, { discardChanges: true })).toBe(
    'QZX holds the demo catalogue; importing it would remove 1 card with 1 printing and 2 prices: use --replace-demo to do so.',
  );
  expect(await context.rowVersions()).toEqual(before);
});

test('with it, it first says what is removed, and replaces the set as a whole', async () => {
  const report = await importedBy(context, path, { replaceDemo: true });
  expect(report).toMatchObject({ set: 'REPLACED_DEMO', cards: { added: 1, updated: 0 } });
  expect(context.messages).toContain(
    'Removing the demo set QZX: 1 card with 1 printing and 2 prices.',
  );
  const { rows } = await context.pool.query('select * from card_set');
  expect(rows).toEqual([
    {
      id: 'qzx',
      code: 'QZX',
      name: 'QZX',
      description: '',
      image_url: null,
      position: 7,
      released_on: null,
      origin: 'IMPORT',
    },
  ]);
  expect((await context.rowsOf('card', 'market_price_year')).join()).not.toMatch(
    /Demo Card|\{55,56\}/,
  );
  await expect(readdir(backups())).rejects.toThrow('ENOENT');
  // From then on it is a set like any other.
  expect((await importedBy(context, path)).isChanged).toBe(false);
});

test('the name and description can be given', async () => {
  const texts = { name: 'Quartz', description: 'Real.' };
  await importedBy(context, path, { replaceDemo: true, texts });
  expect((await context.rowsOf('card_set')).join()).toContain('Quartz,Real.');
});

test.each([
  ['a card', RENAMED],
  ['a set', `update card_set set description = 'Ours'`],
  ['a price', `update market_price_year set cents = '{55, 57}'`],
  ['a printing that is gone', 'delete from card_variant'],
  ['a picture', `insert into card_image values ('x', 'qzx-011-standard', 'FRONT', 'PORTRAIT')`],
  ['what the loader noted', `update catalogue_import set report = '{}'`],
])('if someone has changed %s, it is refused and nothing is lost', async (_, change) => {
  await someoneChanges(change);
  const before = await context.rowVersions();
  expect(await refusedBy(context, path, { replaceDemo: true })).toMatch(
    /were changed since they were loaded: use --discard-changes too/,
  );
  expect(await context.rowVersions()).toEqual(before);
});

test('--discard-changes too replaces it, after a backup that can be read', async () => {
  await someoneChanges(RENAMED);
  const { backup } = await importedBy(context, path, { replaceDemo: true, discardChanges: true });
  const content: unknown = JSON.parse(gunzipSync(await readFile(backup ?? '')).toString());
  expect(content).toMatchObject({
    card_set: [{ id: 'qzx', name: 'Demo Quartz' }],
    card: [{ id: 'qzx-011', name: 'Ours', aspects: ['COMMAND'] }],
    card_variant: [{ id: 'qzx-011-standard' }],
    market_price_year: [{ cents: [55, 56] }],
  });
  expect(await readdir(backups())).toHaveLength(1);
});

test('the newest twenty backups are kept, and nothing that isn’t one is touched', async () => {
  await mkdir(backups());
  const old = async (name: string, hours: number) => {
    const file = join(backups(), name);
    await writeFile(file, '');
    const at = Date.now() / 1_000 - hours * 3_600;
    await utimes(file, at, at);
  };
  for (let age = 2; age < 27; age += 1) await old(`qzx-${100 - age}.json.gz`, age);
  await old('qzx-broken-off.json.gz.part', 2);
  await old('notes.txt', 999);
  await someoneChanges(RENAMED);
  const { backup } = await importedBy(context, path, { replaceDemo: true, discardChanges: true });
  const kept = await readdir(backups());
  expect(kept).toContain('notes.txt');
  const rest = kept.filter((name) => name !== 'notes.txt').toSorted();
  const former = Array.from({ length: 19 }, (_, at) => `qzx-${80 + at}.json.gz`);
  expect(rest).toEqual([...former, basename(backup ?? '')].toSorted());
});

test('a backup that cannot be written stops the import, and nothing is lost', async () => {
  await someoneChanges(RENAMED);
  await writeFile(backups(), 'a file where the folder should be');
  const before = await context.rowVersions();
  const sentence = await refusedBy(context, path, { replaceDemo: true, discardChanges: true });
  expect(sentence).toMatch(/^Cannot write the backup .* \((EEXIST|ENOTDIR)\)\.$/);
  expect(await context.rowVersions()).toEqual(before);
});

test('a file without a usable card removes no demo set', async () => {
  const broken = await context.file(aSwuDbFile(aSwuDbRow({ VariantType: 'Foil' })));
  expect(await refusedBy(context, broken, { replaceDemo: true })).toMatch(/has no card of the set/);
  expect(await context.rowsOf('card')).toHaveLength(1);
});

test("the digest is the content's, whatever the time zone", async () => {
  const before = await catalogueDigest(context.database, 'qzx');
  await context.database.transaction(async (tx) => {
    await tx.execute(`set local time zone 'Asia/Tokyo'`);
    expect(await catalogueDigest(tx, 'qzx')).toBe(before);
  });
});
