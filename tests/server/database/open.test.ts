import { openDatabase } from '@server/platform/db/open';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let testDatabase: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-open-'));
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(dataDir, { recursive: true });
});

const open = (databaseUrl: string) =>
  openDatabase({
    config: { databaseUrl, dataDir },
    projectRoot: process.cwd(),
    say: () => undefined,
  });

it('uses the PostgreSQL of DATABASE_URL, with its tables up to date', async () => {
  const { pool, close, ...opened } = await open(testDatabase.connectionString);
  const { rows } = await pool.query('select count(*)::int as sets from card_set');
  expect(rows).toEqual([{ sets: 0 }]);
  expect(opened.dataDir).toBe(dataDir);
  await close();
});

it.each<[string, string, RegExp]>([
  ['may not use its tables', 'connection limit -1', /may not create tables.*42501.*owner/],
  ['may only read', 'set default_transaction_read_only = on', /nobody can write to.*25006/],
])('says what to do if the user %s', async (_, setting, sentence) => {
  const url = new URL(testDatabase.connectionString);
  const user = `limited_${url.pathname.slice(1)}`;
  await testDatabase.pool.query(`create role ${user} login password 'hidden-word'`);
  await testDatabase.pool.query(`alter role ${user} ${setting}`);
  [url.hostname, url.username, url.password] = ['127.0.0.1', user, 'hidden-word'];
  const refusal: unknown = await open(url.href).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(sentence),
  });
  expect(String(refusal)).not.toMatch(/hidden-word|limited_/);
  await testDatabase.pool.query(`drop role ${user}`);
});
