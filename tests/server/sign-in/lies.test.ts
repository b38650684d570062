import { session, signInAttempt, userAccount } from '@server/modules/people/tables';
import type { Lies } from './support/lying-provider';
import { startSignInTest, type SignInTest } from './support/sign-in-test';
import { Browser, type Page } from './support/browser';

let given: SignInTest;
beforeAll(async () => {
  given = await startSignInTest();
});
beforeEach(async () => {
  given.provider.lies = {};
  await given.server.database.delete(session);
});
afterAll(() => given.close());

/** 400 in words, nobody signed in, nobody new. */
async function expectNoSession(browser: Browser, page: Page): Promise<void> {
  expect(page.status).toBe(400);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toContain('<h1>Not signed in</h1>');
  expect(page.text).toContain('href="/login"');
  expect(page.cookies).toEqual([]);
  expect((await browser.status()).authenticated).toBe(false);
  expect(await given.server.database.select().from(session)).toHaveLength(0);
}

const past = Math.floor(Date.now() / 1000) - 3_600;
const lies: [string, Lies][] = [
  ['another nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another issuer', { claims: { iss: 'https://accounts.example.com' } }],
  ['another audience', { claims: { aud: 'another client' } }],
  ['several audiences without an authorized party', { claims: { aud: ['another', 'starbinder'] } }],
  ['an expired token', { claims: { exp: past, iat: past - 300 } }],
  ['no expiry', { claims: { exp: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['a subject of control characters', { claims: { sub: 'a\u0000b' } }],
  ['no address', { claims: { email: undefined } }],
  ['an address that isn’t one', { claims: { email: 'nobody' } }],
  ['an address with a line in it', { claims: { email: 'a@b\r\nc' } }],
  ['a signature by another key', { signature: 'other key' }],
  ['claims that were changed after signing', { signature: 'tampered' }],
  ['no signature', { signature: 'none' }],
  ['no ID token', { withoutIdToken: true }],
  ['a refusal of the code', { fails: { token: 400 } }],
];

test.each(lies)('a provider that sends %s signs nobody in', async (_name, lie) => {
  const people = await given.server.database.$count(userAccount);
  given.provider.lies = lie;
  const browser = await given.newBrowser();
  await expectNoSession(browser, await given.signIn(browser));
  expect(await given.server.database.$count(userAccount)).toBe(people);
  expect(await given.server.database.$count(signInAttempt)).toBe(0);

  given.provider.lies = {};
  expect((await given.signIn(browser)).status).toBe(302);
});

test('an answer that is replayed signs nobody in a second time', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin());
  const token = browser.token!;
  expect((await browser.comeBack(back)).status).toBe(302);
  await given.server.database.delete(session);

  await expectNoSession(browser, await browser.comeBack(back));
  browser.cookies.set('session', { value: token, path: '/' });
  await expectNoSession(browser, await browser.comeBack(back));
});

test('of two simultaneous answers with one state, only one counts', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin());
  const pages = await Promise.all([browser.comeBack(back), browser.comeBack(back)]);
  expect(pages.map(({ status }) => status).sort()).toEqual([302, 400]);
});

test('a state only counts in the browser that began the sign-in, and stays usable there', async () => {
  const [mine, theirs] = [await given.newBrowser(), await given.newBrowser()];
  const back = given.provider.authorize(await mine.begin());
  await theirs.csrfToken();
  await expectNoSession(theirs, await theirs.comeBack(back));
  const nobody = await given.newBrowser();
  await expectNoSession(nobody, await nobody.comeBack(back));
  expect((await mine.comeBack(back)).status).toBe(302);
});

test('after ten minutes a state doesn’t count any more', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin());
  const [{ expiresAt } = { expiresAt: '' }] = await given.server.database
    .select()
    .from(signInAttempt);
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(10);
  await given.server.database
    .update(signInAttempt)
    .set({ expiresAt: new Date(Date.now() - 1_000).toISOString() });
  await expectNoSession(browser, await browser.comeBack(back));
});

const edits: [string, (back: URL) => void][] = [
  ['no state', (back) => back.searchParams.delete('state')],
  ['an empty state', (back) => back.searchParams.set('state', '')],
  ['an invented state', (back) => back.searchParams.set('state', 'x'.repeat(43))],
  ['a NUL as state', (back) => back.searchParams.set('state', '\u0000')],
  ['two states', (back) => back.searchParams.append('state', back.searchParams.get('state')!)],
  ['no code', (back) => back.searchParams.delete('code')],
  ['an invented code', (back) => back.searchParams.set('code', 'invented')],
  ['another issuer', (back) => back.searchParams.set('iss', 'https://accounts.example.com')],
  ['an error', (back) => back.searchParams.set('error', 'server_error')],
  ['a refusal', (back) => back.searchParams.set('error', 'access_denied')],
  ['nothing', (back) => (back.search = '')],
];

test.each(edits)('an answer with %s signs nobody in', async (_name, edit) => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin());
  edit(back);
  await expectNoSession(browser, await browser.comeBack(back));
});

test('a sign-in that failed leads back to a login that still knows where to return', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin('/collections/mira/sell?text="a"&b'));
  back.searchParams.set('error', 'access_denied');
  const { status, text } = await browser.comeBack(back);
  expect(status).toBe(400);
  expect(text).toContain(
    'href="/login?redirect_to=%2Fcollections%2Fmira%2Fsell%3Ftext%3D%2522a%2522%26b"',
  );
});

test('a code of another sign-in needs the verifier of that one', async () => {
  const browser = await given.newBrowser();
  const first = given.provider.authorize(await browser.begin());
  const second = given.provider.authorize(await browser.begin());
  second.searchParams.set('code', first.searchParams.get('code')!);
  await expectNoSession(browser, await browser.comeBack(second));
});

test('text from the address isn’t written into the page', async () => {
  const browser = await given.newBrowser();
  const back = given.provider.authorize(await browser.begin());
  back.searchParams.set('error', 'server_error');
  back.searchParams.set('error_description', '<script>alert(1)</script>');
  expect((await browser.comeBack(back)).text).not.toContain('alert');
});

test('a provider that calls itself something else cannot be used', async () => {
  given.provider.lies = { discovery: { issuer: 'https://accounts.example.com' } };
  const app = await given.server.another({});
  const browser = await Browser.before(app);
  expect((await browser.tryToBegin()).status).toBe(503);
});
