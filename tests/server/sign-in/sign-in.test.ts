import { identity, session, userAccount } from '@server/modules/people/tables';
import { tokenHash } from '@server/modules/people/commands/session-token';
import { eq } from 'drizzle-orm';
import { testConfig } from '../support/test-app';
import { Browser } from './support/browser';
import { startSignInTest, type SignInTest } from './support/sign-in-test';

let given: SignInTest;
beforeAll(async () => {
  given = await startSignInTest();
});
afterEach(() => {
  given.provider.lies = {};
});
afterAll(() => given.close());

const accounts = () => given.server.database.select().from(userAccount);

test('a person signs in, comes back to where they were, and is known from then on', async () => {
  const browser = await given.newBrowser();
  expect(await browser.status()).toEqual({ authenticated: false, user: null });

  const page = await given.signIn(browser, '/trading?tab=Offers');
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe('/trading?tab=Offers');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await browser.status()).toEqual({
    authenticated: true,
    user: {
      id: expect.any(String),
      name: 'A Person',
      handle: null,
      email: 'person@example.com',
      roles: ['USER'],
    },
  });
});

test('the way to the provider asks for a code by PKCE, with state and nonce', async () => {
  const url = new URL(await (await given.newBrowser()).begin());
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'starbinder',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/auth/google_oauth2/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    max_age: '2592000',
  });
});

test('the second sign-in of a person uses the same account, and keeps the shown data', async () => {
  given.provider.lies = { claims: { sub: 'returning' } };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const { user } = await browser.status();
  given.provider.lies = {
    claims: { sub: 'returning', name: 'New name', email: 'new@example.com' },
  };
  const later = await given.newBrowser();
  await given.signIn(later);
  expect((await later.status()).user).toEqual(user);
  const row = (await accounts()).find(({ id }) => id === user?.['id']);
  expect(row?.verifiedEmail).toBe('new@example.com');
});

test('a suspended person isn’t signed in, and reads why', async () => {
  given.provider.lies = { claims: { sub: 'suspended' } };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const { user } = await browser.status();
  const { database } = given.server;
  const setSuspended = (suspendedAt: string | null) =>
    database
      .update(userAccount)
      .set({ suspendedAt })
      .where(eq(userAccount.id, String(user?.['id'])));
  await setSuspended('2026-03-01T10:00:00Z');
  expect(await browser.status()).toEqual({ authenticated: false, user: null });
  const page = await given.signIn(browser);
  expect(page.status).toBe(403);
  expect(page.text).toMatch(/Your account is suspended.*feedback@example\.com/s);
  expect(await browser.status()).toEqual({ authenticated: false, user: null });
  await setSuspended(null);
  expect((await given.signIn(browser)).status).toBe(302);
});

test('the same address with another subject is another account', async () => {
  const ids = [];
  for (const sub of ['one', 'two']) {
    given.provider.lies = { claims: { sub, email: 'same@example.com' } };
    const browser = await given.newBrowser();
    await given.signIn(browser);
    ids.push((await browser.status()).user?.['id']);
  }
  expect(ids[0]).not.toBe(ids[1]);
});

test.each([false, 'false', undefined, 1])(
  'an address that is %p verified gives nothing, not even to an administrator',
  async (email_verified) => {
    given.provider.lies = {
      claims: { sub: `unverified ${email_verified}`, email: 'admin@example.com', email_verified },
    };
    const browser = await given.newBrowser();
    await given.signIn(browser);
    const { user } = await browser.status();
    expect(user?.['roles']).toEqual(['USER']);
    const row = (await accounts()).find(({ id }) => id === user?.['id']);
    expect(row).toMatchObject({ email: 'admin@example.com', verifiedEmail: null });
  },
);

test('an address that is no longer verified loses the role at the next sign-in', async () => {
  const admin = { sub: 'was admin', email: 'ADMIN@example.com' };
  given.provider.lies = { claims: admin };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  expect((await browser.status()).user?.['roles']).toEqual(['USER', 'ADMIN']);
  given.provider.lies = { claims: { ...admin, email_verified: false } };
  await given.signIn(await given.newBrowser());
  expect((await browser.status()).user?.['roles']).toEqual(['USER']);
});

test('a person without a name is named by the part before the @', async () => {
  given.provider.lies = { claims: { sub: 'nameless', name: undefined, email: 'sol@example.com' } };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  expect((await browser.status()).user?.['name']).toBe('sol');
});

test('a deleted account does not come back: the same person gets a new one', async () => {
  given.provider.lies = { claims: { sub: 'deleted' } };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const former = String((await browser.status()).user?.['id']);
  await given.server.database
    .update(userAccount)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(userAccount.id, former));
  expect(await browser.status()).toEqual({ authenticated: false, user: null });
  await given.signIn(browser);
  const { user } = await browser.status();
  expect(user?.['id']).toEqual(expect.any(String));
  expect(user?.['id']).not.toBe(former);
});

test('two first sign-ins of one person at once make one account', async () => {
  given.provider.lies = { claims: { sub: 'hasty' } };
  const browsers = await Promise.all(Array.from({ length: 6 }, () => given.newBrowser()));
  const pages = await Promise.all(browsers.map((browser) => given.signIn(browser)));
  expect(pages.map(({ status }) => status)).toEqual(browsers.map(() => 302));
  const ids = await Promise.all(browsers.map(async (b) => (await b.status()).user?.['id']));
  expect(new Set(ids).size).toBe(1);
  const rows = await given.server.database
    .select()
    .from(identity)
    .where(eq(identity.subject, 'hasty'));
  expect(rows).toHaveLength(1);
});

test('the token is new after a sign-in, and the old one gives no access', async () => {
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const former = browser.token!;
  await given.signIn(browser);
  expect(browser.token).not.toBe(former);
  const thief = await given.newBrowser();
  thief.cookies.set('session', { value: former, path: '/' });
  expect((await thief.status()).authenticated).toBe(false);
});

test('a token from before the sign-in is not the token after it', async () => {
  const browser = await given.newBrowser();
  await browser.csrfToken();
  const planted = browser.token!;
  await given.signIn(browser);
  expect(browser.token).not.toBe(planted);
  const thief = await given.newBrowser();
  thief.cookies.set('session', { value: planted, path: '/' });
  expect((await thief.status()).authenticated).toBe(false);
});

test('signed out, the cookie is gone and its token refused', async () => {
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const token = browser.token!;
  const page = await browser.ask('/users/sign_out', { method: 'DELETE' });
  expect(page.status).toBe(204);
  expect(browser.token).toBeUndefined();
  browser.cookies.set('session', { value: token, path: '/' });
  expect(await browser.status()).toEqual({ authenticated: false, user: null });
  expect((await browser.ask('/users/sign_out', { method: 'DELETE' })).status).toBe(204);
});

test('the stored hash gives no access', async () => {
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const rows = await given.server.database.select().from(session);
  const mine = rows.find((row) => row.tokenHash === tokenHash(browser.token!))!;
  expect(JSON.stringify(rows)).not.toContain(browser.token);
  const days = (Date.parse(mine.expiresAt) - Date.parse(mine.createdAt)) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test('an expired session gives no access, though it isn’t swept yet', async () => {
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  await given.server.database.update(session).set({ expiresAt });
  expect((await browser.status()).authenticated).toBe(false);
});

test('sessions end when the program uses another issuer', async () => {
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const app = await given.server.another({ config: { ...testConfig, oidc: undefined } });
  const elsewhere = await Browser.before(app);
  elsewhere.cookies.set('session', { value: browser.token!, path: '/' });
  expect((await elsewhere.status()).authenticated).toBe(false);
  expect((await browser.status()).authenticated).toBe(true);
});

test('no script can read the cookie, and it outlives the browser only once signed in', async () => {
  const browser = await given.newBrowser();
  const { cookies: before } = await browser.ask('/api/csrf_token');
  expect(before).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const { cookies: after } = await given.signIn(browser);
  expect(after).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

test('under https, the cookie is one that no other host can set', async () => {
  const app = await given.server.another({
    config: {
      ...testConfig,
      publicUrl: 'https://cards.example.com',
      oidc: given.provider.registration,
    },
  });
  const browser = await Browser.before(app);
  const { cookies } = await given.signIn(browser);
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  expect((await browser.status()).authenticated).toBe(true);
  const { cookies: cleared } = await browser.ask('/users/sign_out', { method: 'DELETE' });
  expect(cleared).toEqual([
    expect.stringMatching(/^__Host-session=; .*Path=\/;.*HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test.each([
  '//evil',
  '/\\evil',
  'https:evil',
  '/%2f%2fevil',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: b=c',
  ['//evil'],
  { path: '/' },
  null,
  7,
])('a sign-in with the return path %j leads to /', async (redirectTo) => {
  const page = await given.signIn(await given.newBrowser(), redirectTo);
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe('/');
});
