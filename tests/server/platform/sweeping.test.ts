import { loadConfig } from '@server/config';
import { startProgram } from '@server/program';
import { startSweeping } from '@server/sweep';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { appendFile, mkdir, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TABLES = ['session', 'sign_in_attempt', 'rate_count', 'collection_import'];

let testDatabase: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-sweeping-'));
  for (const age of ['2 minutes', '2 hours', '8 days', '40 days']) await insertRows(age);
});
afterEach(async () => {
  await testDatabase.drop();
  await rm(dataDir, { recursive: true });
});

/** A row of each kind with a given age and the usual lifetime. */
async function insertRows(age: string): Promise<void> {
  const userId = await insertUser(testDatabase.database, { handle: age.replace(' ', '-') });
  const query = (text: string, ...values: string[]) => testDatabase.pool.query(text, values);
  await query(
    `insert into session (token_hash, user_id, issuer, created_at, expires_at)
      values ($1::text, $2, 'issuer', now() - $1::text::interval, now() - $1::text::interval + interval '30 days')`,
    age,
    userId,
  );
  await query(
    `insert into sign_in_attempt (state_hash, token_hash, nonce, code_verifier, redirect_to, expires_at)
      values ($1::text, 'token', 'nonce', 'verifier', '/', now() - $1::text::interval + interval '10 minutes')`,
    age,
  );
  await query(
    `insert into rate_count (key, window_start, count)
      values ($1::text, date_trunc('minute', now() - $1::text::interval), 1)`,
    age,
  );
  await query(
    `insert into collection_import (user_id, file_name, contents, read_at)
      values ($2, 'cards.csv', '{}', now() - $1::text::interval)`,
    age,
    userId,
  );
}

/** How many rows there are of each kind. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts = TABLES.map(async (table) => {
    const { rows } = await testDatabase.pool.query(`select count(*)::int as count from ${table}`);
    return [table, rows[0].count as number] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const ALL = { session: 4, sign_in_attempt: 4, rate_count: 4, collection_import: 4 };
const SWEPT = { session: 3, sign_in_attempt: 1, rate_count: 0, collection_import: 1 };

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
const areSwept = async () => {
  const counts = await rowCounts();
  return Object.entries(SWEPT).every(([table, count]) => counts[table] === count);
};

it('a program without visitors removes expired rows, and keeps the rest', async () => {
  expect(await rowCounts()).toMatchObject(ALL);
  const program = await startProgram({
    config: loadConfig({
      PORT: '0',
      DATABASE_URL: testDatabase.connectionString,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PICTURES_AHEAD: 'off',
      // Without the demo, which takes a while to load; nobody signs in.
      OIDC_ISSUER: 'https://identity.invalid',
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'secret',
    }),
    projectRoot: process.cwd(),
    // Nobody requests a picture.
    pictureWorker: '',
    aheadProcess: '',
    renderWorker: '',
    adHocOperations: false,
    say: () => undefined,
  });
  await until(areSwept);
  await program.stop(false);
});

it('one process sweeps at a time, and all of them again and again', async () => {
  const holder = await testDatabase.pool.connect();
  await holder.query('select pg_advisory_lock(7241907)');
  const log = { error: jest.fn() };
  const stops = [1, 2].map(() => startSweeping({ ...testDatabase, dataDir, log, everyMs: 1 }));
  await testDatabase.pool.query('select 1');
  expect(await rowCounts()).toMatchObject(ALL);
  await holder.query('select pg_advisory_unlock(7241907)');
  holder.release();
  await until(areSwept);
  await testDatabase.pool.query(
    `update collection_import set read_at = now() - interval '2 hours'`,
  );
  await until(async () => (await rowCounts())['collection_import'] === 0);
  for (const stop of stops) await stop();
  expect(log.error).not.toHaveBeenCalled();
});

it('a failing sweep doesn’t stop the others', async () => {
  await testDatabase.pool.query('alter table session rename to gone');
  const log = { error: jest.fn() };
  const stop = startSweeping({ ...testDatabase, dataDir, log });
  await stop();
  await testDatabase.pool.query('alter table gone rename to session');
  expect(await rowCounts()).toMatchObject({ session: 4, sign_in_attempt: 1, rate_count: 0 });
  expect(log.error).toHaveBeenCalledTimes(1);
});

it('PostgreSQL’s log is truncated while PostgreSQL has it open', async () => {
  const file = join(dataDir, 'postgres', 'server.log');
  await mkdir(join(dataDir, 'postgres'));
  const writer = await open(file, 'a');
  await writer.write('x'.repeat(9 * 1024 * 1024));
  const log = { error: jest.fn() };
  await startSweeping({ ...testDatabase, dataDir, log })();
  expect((await stat(file)).size).toBe(0);
  expect((await stat(`${file}.1`)).size).toBe(9 * 1024 * 1024);
  await writer.write('next line');
  await writer.close();
  expect(await readFile(file, 'utf8')).toBe('next line');

  await appendFile(file, 'y'.repeat(1024));
  await startSweeping({ ...testDatabase, dataDir, log })();
  expect((await stat(file)).size).toBe(1024 + 9);
  expect(log.error).not.toHaveBeenCalled();
});
