import { ask } from '../support/ask';
import { withLockedTables } from '../support/locked-tables';
import type { Browser } from './support/browser';
import { startSignInTest, type SignInTest } from './support/sign-in-test';

let given: SignInTest;
beforeAll(async () => {
  given = await startSignInTest();
});
afterEach(() => {
  given.provider.lies = {};
});
afterAll(() => given.close());

const now = () => Math.floor(Date.now() / 1000);
const headersOf = (browser: Browser) => ({ cookie: `session=${browser.token}` });
const remove = (browser: Browser) =>
  ask(given.server.app, 'mutation { deleteAccount { success } }', {}, headersOf(browser));

/** Signs a person in, with the time at which the provider authenticated them. */
async function signedIn(sub: string, auth_time?: number): Promise<Browser> {
  given.provider.lies = { claims: { sub, auth_time } };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  return browser;
}

const REAUTHENTICATE = [{ extensions: { code: 'REAUTHENTICATE' } }];

it('is one at which the provider authenticated the person, not one that reused its own session', async () => {
  const browser = await signedIn('passed', now() - 3_600);
  expect((await remove(browser)).errors).toMatchObject(REAUTHENTICATE);

  const url = new URL(await browser.begin());
  expect(url.searchParams.get('max_age')).toBe('60');
  given.provider.lies = { claims: { sub: 'passed', auth_time: now() } };
  await browser.comeBack(given.provider.authorize(url.href));
  expect((await remove(browser)).data).toEqual({ deleteAccount: { success: true } });
});

it('is any sign-in if the provider doesn’t say when it authenticated', async () => {
  expect((await remove(await signedIn('untold'))).errors).toBeUndefined();
});

it.each([now() + 86_400, 9e15])(
  'doesn’t last longer by the provider’s clock (%d)',
  async (auth_time) => {
    const browser = await signedIn(`ahead ${auth_time}`, auth_time);
    const { user } = await browser.status();
    const { rows } = await given.server.pool.query(
      'select authenticated_at <= created_at as "isPast" from session where user_id = $1',
      [user?.['id']],
    );
    expect(rows).toEqual([{ isPast: true }]);
  },
);

it('to an account that is being deleted makes a new one, and the old one stays empty', async () => {
  const { pool } = given.server;
  const browser = await signedIn('meanwhile', now());
  const former = (await browser.status()).user?.['id'];
  const other = await given.newBrowser();
  const back = given.provider.authorize(await other.begin());

  const work: Promise<unknown>[] = [];
  await withLockedTables(pool, 'audit_entry', async (held) => {
    work.push(remove(browser));
    await held.untilWaiting(1);
    work.push(other.comeBack(back));
    await held.untilWaiting(2);
  });
  await Promise.all(work);

  const { rows } = await pool.query('select verified_email from user_account where id = $1', [
    former,
  ]);
  expect(rows).toEqual([{ verified_email: null }]);
  const { user } = await other.status();
  expect(user).toMatchObject({ email: 'person@example.com' });
  expect(user?.['id']).not.toBe(former);
  const sessions = await pool.query('select from session where user_id = $1', [former]);
  expect(sessions.rows).toEqual([]);
});
