import { itLong } from '@tests/support/jest/it-long';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { backUp, restore } from './support/commands';
import { sumsOf } from './support/sums-of';

let folder: string;
let source: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-backups-'));
  source = await createTestDatabase();
  await insertCardSet(source.database);
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  other = await createTestDatabase();
});
afterEach(() => other.drop());

it('never overwrites a file', async () => {
  const path = join(folder, 'taken.tar.gz');
  await writeFile(path, 'mine');
  const { code, printed } = await backUp(source, folder, path);
  expect([code, printed]).toEqual([1, `${path} exists already. Name a new file.`]);
});

it('says so if the file can’t be written, and leaves none', async () => {
  const { code, printed } = await backUp(source, folder, join(folder, 'missing/b.tar.gz'));
  expect([code, printed]).toEqual([
    1,
    `Cannot write ${join(folder, 'missing/b.tar.gz')} (ENOENT).`,
  ]);
});

it('replaces what is there only if asked, and backs it up first', async () => {
  const path = join(folder, 'replacing.tar.gz');
  await backUp(source, folder, path);
  await other.pool.query(`insert into card_set (id, code, name, position, origin)
    values ('mine', 'MINE', 'My set', 1, 'IMPORT')`);
  const before = await sumsOf(other.pool);
  const refused = await restore(other, folder, path);
  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(/^The database isn’t empty\./);
  expect(await sumsOf(other.pool)).toEqual(before);

  const { code, printed } = await restore(other, folder, path, '--replace');
  expect([code, printed]).toEqual([0, expect.stringMatching(/^What was there is in /)]);
  expect(await sumsOf(other.pool)).toEqual(await sumsOf(source.pool));

  const [kept] = await readdir(join(folder, 'backups'));
  expect((await restore(other, folder, join(folder, `backups/${kept}`), '--replace')).code).toBe(0);
  expect(await sumsOf(other.pool)).toEqual(before);
});

itLong('isn’t restored under a program that uses the database', async () => {
  const path = join(folder, 'used.tar.gz');
  await backUp(source, folder, path);
  const program = await other.pool.connect();
  const { code, printed } = await restore(other, folder, path);
  program.release();
  expect([code, printed]).toEqual([
    1,
    'A Starbinder uses this database. Stop it before you restore a backup.',
  ]);
});
