import { startSignInTest, type SignInTest } from '../sign-in/support/sign-in-test';

/** What is secret about a sign-in, or tells who signs in: none of it is in the log, whatever fails. */
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

  it.each(['identity', 'user_account', 'session'])('at its end, for want of %s', async (table) => {
    const browser = await signIn.newBrowser();
    const back = signIn.provider.authorize(await browser.begin('/profile'));
    const lines = await failing(table, () => browser.comeBack(back));
    expect(lines).toMatchObject([{ operation: 'GET /auth/google_oauth2/callback' }]);
  });
});
