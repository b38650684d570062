import { openDatabase } from '@server/db/open';
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

it.each([
  ['nothing listens', (url: URL) => (url.port = '1'), 'ECONNREFUSED'],
  ['the password is wrong', (url: URL) => (url.password = 'wrong'), 'password authentication'],
  ['the database is missing', (url: URL) => (url.pathname = 'missing'), 'does not exist'],
])('says what to check if %s, without the password', async (_, spoil, reason) => {
  const url = new URL(testDatabase.connectionString);
  const secret = url.password;
  url.hostname = '127.0.0.1';
  spoil(url);
  const refusal: unknown = await open(url.href).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(
      new RegExp(`^The database of DATABASE_URL at ${url.host} can't be opened .*${reason}`),
    ),
  });
  expect(String(refusal)).not.toContain(secret);
});
