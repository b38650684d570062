import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { backUp, restore } from './support/commands';
import { sumsOf } from './support/sums-of';

/** The drill of docs/running/keeping-it-running.md: the newest backup, into a database beside the site's, while people play. */

let folder: string;
let site: TestDatabase;
let drill: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-backups-'));
  site = await createTestDatabase();
  drill = await createTestDatabase();
});
afterAll(async () => {
  await site.drop();
  await drill.drop();
  await rm(folder, { recursive: true });
});

it('brings a backup back beside the running site, and never touches it', async () => {
  await insertCardSet(site.database);
  await insertUser(site.database);
  const path = join(folder, 'daily.tar.gz');
  await backUp(site, folder, path);
  const backedUp = await sumsOf(site.pool);

  const program = await site.pool.connect();
  await insertUser(site.database);
  const before = await sumsOf(site.pool);
  const { code, printed } = await restore(drill, folder, path);
  program.release();

  expect([code, printed]).toEqual([0, expect.stringMatching(/Restored /)]);
  expect(await sumsOf(drill.pool)).toEqual(backedUp);
  expect(await sumsOf(site.pool)).toEqual(before);
});
