import { refuseConnections } from '../support/refuse-connections';
import { startSignInTest, type SignInTest } from './support/sign-in-test';

const OWN = 'http://localhost:3000';

let given: SignInTest;
beforeAll(async () => {
  given = await startSignInTest();
});
afterAll(() => given.close());

const forbidden = { errors: [{ message: expect.any(String), extensions: { code: 'FORBIDDEN' } }] };

const foreign: [string, Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['a hidden origin', { origin: 'null' }],
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site page', { 'sec-fetch-site': 'same-site' }],
  ['a cross-site page that claims our origin', { origin: OWN, 'sec-fetch-site': 'cross-site' }],
  [
    'another origin that claims to be ours',
    {
      origin: 'https://evil.example',
      'sec-fetch-site': 'same-origin',
    },
  ],
];

describe.each(foreign)('a request from %s', (_name, headers) => {
  test.each([
    ['POST', '/graphql'],
    ['POST', '/auth/google_oauth2'],
    ['DELETE', '/users/sign_out'],
    ['POST', '/nowhere'],
  ])('is refused at %s %s', async (method, url) => {
    const browser = await given.newBrowser();
    await given.signIn(browser);
    const csrf = { 'x-csrf-token': await browser.csrfToken() };
    const body = method === 'POST' && { json: { query: '{ contactEmail }' } };
    const page = await browser.ask(url, { method, headers: { ...csrf, ...headers }, ...body });
    expect(page.status).toBe(403);
    expect(JSON.parse(page.text)).toEqual(forbidden);
    expect((await browser.status()).authenticated).toBe(true);
  });

  test('may read public data', async () => {
    expect((await (await given.newBrowser()).ask('/healthz', { headers })).status).toBe(200);
  });
});

test.each([{}, { origin: OWN, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  'a request of ours (%j) passes',
  async (headers) => {
    const browser = await given.newBrowser();
    await given.signIn(browser);
    const asking = { method: 'POST', headers, json: { query: '{ contactEmail }' } };
    expect((await browser.ask('/graphql', asking)).status).toBe(200);
    const page = await browser.ask('/users/sign_out', { method: 'DELETE', headers });
    expect(page.status).toBe(204);
    expect((await browser.status()).authenticated).toBe(false);
  },
);

describe('a sign-in needs the CSRF token of its own browser', () => {
  const begin = { method: 'POST', json: { redirect_to: '/' } };

  test.each([
    ['none', {}],
    ['an empty one', { 'x-csrf-token': '' }],
    ['an invented one', { 'x-csrf-token': 'x'.repeat(43) }],
  ])('not with %s', async (_name, headers) => {
    const browser = await given.newBrowser();
    await browser.csrfToken();
    const page = await browser.ask('/auth/google_oauth2', { ...begin, headers });
    expect(page.status).toBe(403);
    expect(JSON.parse(page.text)).toEqual(forbidden);
  });

  test('not with that of another session', async () => {
    const [browser, other] = [await given.newBrowser(), await given.newBrowser()];
    await browser.csrfToken();
    const headers = { 'x-csrf-token': await other.csrfToken() };
    expect((await browser.ask('/auth/google_oauth2', { ...begin, headers })).status).toBe(403);
  });

  test('not without a cookie', async () => {
    const browser = await given.newBrowser();
    const headers = { 'x-csrf-token': await browser.csrfToken() };
    browser.cookies.clear();
    expect((await browser.ask('/auth/google_oauth2', { ...begin, headers })).status).toBe(403);
  });

  test('not with that from before the last sign-in', async () => {
    const browser = await given.newBrowser();
    const headers = { 'x-csrf-token': await browser.csrfToken() };
    await given.signIn(browser);
    expect((await browser.ask('/auth/google_oauth2', { ...begin, headers })).status).toBe(403);
  });

  test('with it, and no body at all, it leads to /', async () => {
    const browser = await given.newBrowser();
    const headers = { 'x-csrf-token': await browser.csrfToken() };
    const page = await browser.ask('/auth/google_oauth2', { method: 'POST', headers });
    const { redirect_url: url } = JSON.parse(page.text) as { redirect_url: string };
    const back = await browser.comeBack(given.provider.authorize(url));
    expect(back.headers.get('location')).toBe('/');
  });

  test('the token stays the same for a browser, and the cookie is set once', async () => {
    const browser = await given.newBrowser();
    const first = await browser.ask('/api/csrf_token');
    const second = await browser.ask('/api/csrf_token');
    expect(second.text).toBe(first.text);
    expect([first.cookies.length, second.cookies.length]).toEqual([1, 0]);
    expect(first.text).not.toContain(browser.token);
  });
});

test('while the database is down, every step says so', async () => {
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const back = given.provider.authorize(await browser.begin());
  const letIn = await refuseConnections(given.server.pool);
  try {
    const callback = await browser.comeBack(back);
    expect(callback.status).toBe(503);
    expect(callback.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await browser.ask('/api/auth_status')).status).toBe(503);
    expect((await browser.tryToBegin()).status).toBe(503);
    expect((await browser.ask('/users/sign_out', { method: 'DELETE' })).status).toBe(503);
    expect(browser.token).toBeDefined();
  } finally {
    await letIn();
  }
});
