import { itLong } from '@tests/support/jest/it-long';
import { loadConfig } from '@server/platform/config/config';
import { startProgram } from '@server/app/program';
import { startJobs } from '@server/platform/jobs';
import { allJobs } from '@server/app/jobs/all-jobs';
import { shortenServerLog } from '@server/platform/db/embedded/server-log';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { appendFile, mkdir, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/until';
import { keptLog } from './running';

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

const areSwept = async () => {
  const counts = await rowCounts();
  return Object.entries(SWEPT).every(([table, count]) => counts[table] === count);
};

/** The jobs of a program with the embedded PostgreSQL. */
const jobsOf = (log: Parameters<typeof allJobs>[1]) => allJobs({ ...loadConfig({}), dataDir }, log);

/** The minute that is over when the next process starts was missed. */
const haveMissedAMinute = () =>
  testDatabase.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since)
      select name, now() - interval '1 hour' from unnest($1::text[]) name`,
    [Object.keys(jobsOf(keptLog().log))],
  );

it('a program without visitors removes expired rows, and keeps the rest', async () => {
  expect(await rowCounts()).toMatchObject(ALL);
  await haveMissedAMinute();
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
    balanceWorker: '',
    jsonProcess: '',
    aheadProcess: '',
    renderWorker: '',
    adHocOperations: false,
    say: () => undefined,
  });
  await until(areSwept);
  await testDatabase.pool.query(
    `insert into stale_seller_summary (card_variant_id) values ('nobody sells it')`,
  );
  await until(async () => {
    const left = await testDatabase.pool.query('select from stale_seller_summary');
    return left.rows.length === 0;
  });
  await program.stop(false);
});

itLong('a failing sweep doesn’t stop the others', async () => {
  await testDatabase.pool.query('alter table session rename to gone');
  await haveMissedAMinute();
  const { log, errors } = keptLog();
  const jobs = jobsOf(log);
  const running = startJobs({ jobs, pool: testDatabase.pool, log });
  await until(() => Promise.resolve(errors.length > 0));
  await testDatabase.pool.query('alter table gone rename to session');
  await until(areSwept);
  await running.stop();
  expect(errors.map(({ operation }) => operation)).toEqual(['job sweep-sessions']);
});

it('PostgreSQL’s log is truncated while PostgreSQL has it open', async () => {
  const folder = join(dataDir, 'postgres');
  const file = join(folder, 'server.log');
  await mkdir(folder);
  const writer = await open(file, 'a');
  await writer.write('x'.repeat(9 * 1024 * 1024));
  await shortenServerLog(folder);
  expect((await stat(file)).size).toBe(0);
  expect((await stat(`${file}.1`)).size).toBe(9 * 1024 * 1024);
  await writer.write('next line');
  await writer.close();
  expect(await readFile(file, 'utf8')).toBe('next line');

  await appendFile(file, 'y'.repeat(1024));
  await shortenServerLog(folder);
  expect((await stat(file)).size).toBe(1024 + 9);
});
