import { session } from '@server/modules/people/tables';
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

test('sign-ins that were started in two tabs both go on, and the later choice counts', async () => {
  const browser = await given.newBrowser();
  const first = given.provider.authorize(await browser.begin('/trading'));
  const second = given.provider.authorize(await browser.begin('/collections/my'));
  expect((await browser.comeBack(first)).location?.pathname).toBe('/trading');

  given.provider.lies = { claims: { sub: 'another', email: 'another@example.com' } };
  expect((await browser.comeBack(second)).location?.pathname).toBe('/collections/my');
  expect((await browser.status()).user?.['email']).toBe('another@example.com');
  expect(await given.server.database.$count(session)).toBe(1);
});

test('a browser that is signed in and comes back once more can go on, and stays signed in', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin('/trading'));
  await browser.comeBack(back);
  const token = browser.token;

  // As after Back to the provider, which sends a new code with the same state.
  back.searchParams.set('code', 'another');
  const page = await browser.comeBack(back);
  expect(page.status).toBe(400);
  expect(page.text).toContain('You are signed in already');
  expect(page.text).toContain('href="/"');
  expect(page.cookies).toEqual([]);
  expect(browser.token).toBe(token);
  expect((await browser.status()).authenticated).toBe(true);
});

test('a browser that comes back without a cookie reads that cookies are needed', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin());
  browser.cookies.clear();
  const page = await browser.comeBack(back);
  expect(page.status).toBe(400);
  expect(page.text).toContain('Cookies are needed to sign in');
});

test('a browser that keeps no cookies reads so before it leaves', async () => {
  const browser = await given.newBrowser();
  const headers = { 'x-csrf-token': await browser.csrfToken() };
  browser.cookies.clear();
  const page = await browser.ask('/auth/google_oauth2', { method: 'POST', headers, json: {} });
  expect(page.status).toBe(403);
  expect(JSON.parse(page.text)).toMatchObject({
    errors: [{ extensions: { code: 'COOKIES_NEEDED' } }],
  });
});

test('what a provider reports is said as that, and its error is in the log', async () => {
  const app = await given.server.another({
    config: { ...testConfig, oidc: given.provider.registration },
  });
  const browser = await Browser.before(app);
  const back = given.provider.authorize(await browser.begin());
  back.searchParams.delete('code');
  back.searchParams.set('error', 'server_error');
  back.searchParams.set('error_description', 'mira@example.com is locked');
  const page = await browser.comeBack(back);
  expect(page.status).toBe(400);
  expect(page.text).toContain('The sign-in service reported a problem');
  const log = JSON.stringify(given.server.logged());
  expect(log).toContain('"error":"server_error"');
  expect(log).not.toContain('mira');
});
