import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { restoreBackup, writeBackup } from '@server/modules/backup';
import { verifyBackup } from '@server/modules/backup/queries/read-backup';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { craftBackup, type CraftedManifest } from './support/crafted';

const LONG_FROM_NOW = '2999-01-01 00:00:00+00';
/** Rows of the tables that aren't in backups, by column. */
const OF_THE_MOMENT = (userId: string): Record<string, Record<string, string>> => ({
  session: {
    token_hash: 'hash-of-a-token',
    user_id: userId,
    issuer: 'https://issuer.example',
    created_at: '2026-01-01 00:00:00+00',
    authenticated_at: '2026-01-01 00:00:00+00',
    expires_at: LONG_FROM_NOW,
  },
  sign_in_attempt: {
    state_hash: 'hash-of-a-state',
    token_hash: 'hash-of-another-token',
    nonce: 'nonce',
    code_verifier: 'verifier',
    redirect_to: '/profile',
    expires_at: LONG_FROM_NOW,
  },
  rate_count: {
    key: 'search address 192.0.2.77',
    window_start: '2026-01-01 00:00:00+00',
    count: '3',
  },
});

let folder: string;
let path: string;
let source: TestDatabase;
let target: TestDatabase;
let userId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-backups-'));
  path = join(folder, 'all.tar.gz');
  source = await createTestDatabase();
  userId = await insertUser(source.database);
  for (const [table, row] of Object.entries(OF_THE_MOMENT(userId))) {
    await source.pool.query(
      `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row).map((_, at) => `$${at + 1}`)})`,
      Object.values(row),
    );
  }
  await writeBackup({ pool: source.pool, path });
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());

const counts = async () => {
  const { rows } = await target.pool.query(`
    select (select count(*)::int from user_account) as people, (select count(*)::int from session) as sessions,
      (select count(*)::int from sign_in_attempt) as attempts, (select count(*)::int from rate_count) as rates`);
  return rows[0];
};
const PEOPLE_ALONE = { people: 1, sessions: 0, attempts: 0, rates: 0 };

it('a backup holds no session, no sign-in and no address', async () => {
  const names = (await verifyBackup(path)).tables.map(({ name }) => name);
  expect(names).toContain('user_account');
  expect(Object.keys(OF_THE_MOMENT(userId)).filter((name) => names.includes(name))).toEqual([]);
  const text = gunzipSync(await readFile(path)).toString();
  for (const secret of ['hash-of-a-token', 'hash-of-a-state', 'verifier', '192.0.2.77']) {
    expect(text).not.toContain(secret);
  }
  await restoreBackup({
    pool: target.pool,
    path,
    migrationsFolder: 'server/platform/db/migrations',
  });
  expect(await counts()).toEqual(PEOPLE_ALONE);
});

it('an earlier version’s backup is restored without them, over a database that has some', async () => {
  const earlier = join(folder, 'earlier.tar.gz');
  const moment = OF_THE_MOMENT(userId);
  const rowsOf = (row: Record<string, string>) => `${Object.values(row).join('\t')}\n`;
  await craftBackup(path, earlier, {
    rows: Object.fromEntries(Object.entries(moment).map(([name, row]) => [name, rowsOf(row)])),
    manifest: (manifest: CraftedManifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => {
        const row = moment[String(table['name'])];
        return row ? { ...table, columns: Object.keys(row) } : table;
      }),
    }),
  });
  await target.pool.query(`insert into rate_count values ('x', now(), 1)`);
  await insertUser(target.database);
  const { tables } = await restoreBackup({
    pool: target.pool,
    path: earlier,
    migrationsFolder: 'server/platform/db/migrations',
    replace: { backupPath: join(folder, 'before.tar.gz') },
  });
  expect(tables.map(({ name }) => name)).not.toContain('session');
  expect(await counts()).toEqual(PEOPLE_ALONE);
});
