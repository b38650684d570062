import { firstOf } from '@tests/support/long';
import type { Lies } from './support/lying-provider';
import { Browser } from './support/browser';
import { startSignInTest, type SignInTest } from './support/sign-in-test';

const GIVES_UP_AFTER_MS = 1_000;

let given: SignInTest;
let signedIn: Browser;
beforeAll(async () => {
  given = await startSignInTest(GIVES_UP_AFTER_MS);
  signedIn = await given.newBrowser();
  await given.signIn(signedIn);
});
afterEach(() => {
  given.provider.lies = {};
});
afterAll(() => given.close());

/** A program that hasn't requested the provider's configuration yet. */
const freshBrowser = async () => Browser.before(await given.server.another({}));

const failures: [string, NonNullable<Lies['fails']>[keyof NonNullable<Lies['fails']>]][] = [
  ['never answers', 'silent'],
  ['never ends its answer', 'dripping'],
  ['has a fault', 500],
  ['is overloaded', 503],
];

test.each(firstOf(1, failures))(
  'at a provider that %s, starting a sign-in fails with a clear message, and works later',
  async (_name, failure) => {
    const browser = await freshBrowser();
    given.provider.lies = { fails: { discovery: failure! } };
    const page = await browser.tryToBegin('/trading');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(JSON.parse(page.text)).toEqual({
      errors: [
        {
          message: 'The sign-in service can’t be reached just now. Try again.',
          extensions: { code: 'UNAVAILABLE' },
        },
      ],
    });
    expect((await signedIn.status()).authenticated).toBe(true);

    given.provider.lies = {};
    const back = given.provider.authorize(await browser.begin('/trading'));
    expect((await browser.comeBack(back)).headers.get('location')).toBe('/trading');
  },
);

test.each(firstOf(1, failures))(
  'at a provider that then %s, nobody is signed in, and the next try works',
  async (_name, failure) => {
    for (const place of ['token', 'jwks'] as const) {
      const browser = await given.newBrowser();
      const back = given.provider.authorize(await browser.begin());
      given.provider.lies = { fails: { [place]: failure! } };
      const page = await browser.comeBack(back);
      expect(page.status).toBe(503);
      expect(page.text).toContain('The sign-in service can’t be reached just now.');
      expect((await browser.status()).authenticated).toBe(false);
      given.provider.lies = {};
      expect((await given.signIn(browser)).status).toBe(302);
    }
  },
);

test('an unreachable provider is reported, sessions continue, and it can come back', async () => {
  const browser = await freshBrowser();
  await given.provider.stop();
  expect((await browser.tryToBegin()).status).toBe(503);
  expect((await signedIn.status()).authenticated).toBe(true);
  await given.provider.start();
  expect((await browser.tryToBegin()).status).toBe(200);
});

test('a provider’s configuration is requested once, even for many sign-ins at a time', async () => {
  const browser = await freshBrowser();
  await browser.csrfToken();
  given.provider.asked.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => browser.begin()));
  await browser.begin();
  expect(given.provider.asked).toEqual(['/.well-known/openid-configuration']);
});

test('nothing is requested from a provider before somebody signs in', async () => {
  given.provider.asked.length = 0;
  const browser = await freshBrowser();
  await browser.csrfToken();
  await browser.status();
  expect(given.provider.asked).toEqual([]);
});
