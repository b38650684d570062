import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@tests/support/postgres/database';
import { type SignInTest, startSignInTest } from '../sign-in/support/sign-in-test';

/** Secrets of a sign-in, and who signs in, are never in the log, whatever fails. */
describe('a sign-in that fails', () => {
  let signIn: SignInTest;
  beforeAll(async () => {
    signIn = await startSignInTest();
  });
  afterAll(() => signIn.close());

  const SECRET = /example\.com|Mira|session=|"code":"[\w-]{20,}|state=|[\w-]{43}/i;
  const faultsOf = async (act: () => Promise<unknown>) => {
    const before = signIn.server.logged().length;
    await act();
    const lines = signIn.server.logged().slice(before);
    for (const line of lines) {
      const { reqId: _reqId, ...said } = line;
      expect(JSON.stringify(said).replaceAll(/\(?\/[^\s"]*/g, '')).not.toMatch(SECRET);
      expect(JSON.stringify(line).length).toBeLessThan(4_096);
    }
    return lines;
  };
  const failing = async (table: string, act: () => Promise<unknown>) => {
    const { pool } = signIn.server;
    await pool.query(`alter table ${table} rename to ${table}_gone`);
    const lines = await faultsOf(act);
    await pool.query(`alter table ${table}_gone rename to ${table}`);
    return lines;
  };

  it('at its beginning', async () => {
    const browser = await signIn.newBrowser();
    const lines = await failing('sign_in_attempt', () => browser.tryToBegin('/profile'));
    expect(lines).toMatchObject([{ operation: 'POST /auth/google_oauth2' }]);
  });

  it.each(['identity', 'user_account', 'session'])('ends without the table %s', async (table) => {
    const browser = await signIn.newBrowser();
    const back = signIn.provider.authorize(await browser.begin('/profile'));
    const lines = await failing(table, () => browser.comeBack(back));
    expect(lines).toMatchObject([{ operation: 'GET /auth/google_oauth2/callback' }]);
  });
});

/** The embedded PostgreSQL keeps a log of its own, beside its data. */
it('PostgreSQL’s log has no parameters of failing statements', async () => {
  const { pool, drop } = await createTestDatabase();
  const insert = (email: string) =>
    pool.query('insert into user_account (name, email, handle) values ($1, $2, $3)', [
      'Quintessa',
      email,
      'quintessa-of-the-log',
    ]);
  await insert('quintessa-one@example.com');
  await expect(insert('quintessa-two@example.com')).rejects.toThrow('duplicate key');
  await expect(pool.query(`select 'quintessa'::uuid`)).rejects.toThrow('quintessa');
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const log = await readFile(join(rows[0]!.folder, 'server.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toMatch(/quintessa/i);
  await drop();
});
