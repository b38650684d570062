import { eq } from 'drizzle-orm';
import { freePort } from '@server/platform/db/embedded/server-process';
import { identity, userAccount } from '@server/modules/people/tables';
import {
  DEMO_ACCOUNTS,
  loadDemoAccounts,
  warmUpDemoIdentity,
} from '@server/app/demo/identity-provider';
import { issuerOf } from '@server/app/identity';
import { retireHandles } from '@server/modules/people/commands/handles';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { Browser, type Page } from './support/browser';
import { startLyingProvider } from './support/lying-provider';

let server: TestApp;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://localhost:${port}`;
  server = await startTestApp({ config: { ...testConfig, publicUrl } });
  await loadDemoAccounts(server.database, issuerOf({ oidc: undefined, publicUrl }));
  await server.app.listen({ port, host: '127.0.0.1' });
  await warmUpDemoIdentity(server.app, { publicUrl });
});
afterAll(() => server.close());

/** Follows redirects to the end. */
async function follow(browser: Browser, page: Page): Promise<Page> {
  let at = page;
  while (at.location !== undefined && at.location.pathname !== '/trading') {
    at = await browser.ask(at.location);
  }
  return at;
}

/** The page with a button for each account, as reached from the sign-in page. */
async function choice(browser: Browser): Promise<{ url: string; page: Page }> {
  const start = await browser.ask(await browser.begin('/trading'));
  const url = start.location!.href;
  return { url, page: await browser.ask(url) };
}

async function signInAs(browser: Browser, account: string): Promise<Page> {
  const { url } = await choice(browser);
  const chosen = await browser.ask(url, { method: 'POST', form: { account } });
  expect(chosen.status).toBe(303);
  return follow(browser, chosen);
}

it.each(DEMO_ACCOUNTS)('$email signs in and comes back', async (account) => {
  const browser = new Browser(publicUrl);
  const page = await signInAs(browser, account.subject);
  expect(page.location?.href).toBe(`${publicUrl}/trading`);
  expect(await browser.status()).toEqual({
    authenticated: true,
    user: {
      id: expect.any(String),
      name: account.name,
      handle: account.handle,
      email: account.email,
      roles: account.subject === 'admin' ? ['USER', 'ADMIN'] : ['USER'],
    },
  });
});

it('offers a button for each account, without a script', async () => {
  const { page } = await choice(new Browser(publicUrl));
  expect(page.status).toBe(200);
  const buttons = [...page.text.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(
    ([, text]) => text,
  );
  expect(buttons).toEqual([
    'collector@example.com',
    'trader@example.com',
    'newcomer@example.com',
    'admin@example.com',
  ]);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.text).not.toMatch(/ style=|<style|<script>/);
  const css = await new Browser(publicUrl).ask(/href="([^"]+\.css)"/.exec(page.text)![1]!);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
  for (const [, font] of css.text.matchAll(/url\((\/auth\/[^)]+)\)/g)) {
    expect((await new Browser(publicUrl).ask(font!)).headers.get('content-type')).toBe(
      'font/woff2',
    );
  }
});

it('asks again at each sign-in, so that a person can change accounts', async () => {
  const browser = new Browser(publicUrl);
  await signInAs(browser, 'collector');
  await browser.ask('/users/sign_out', { method: 'DELETE' });
  await signInAs(browser, 'trader');
  expect((await browser.status()).user?.['handle']).toBe('trader');
  await signInAs(browser, 'collector');
  expect((await browser.status()).user?.['handle']).toBe('collector');
});

it('publishes its endpoints under its own issuer', async () => {
  const url = '/demo-identity/.well-known/openid-configuration';
  const { text } = await new Browser(publicUrl).ask(url);
  expect(JSON.parse(text)).toMatchObject({
    issuer: `${publicUrl}/demo-identity`,
    authorization_endpoint: `${publicUrl}/demo-identity/auth`,
    token_endpoint: `${publicUrl}/demo-identity/token`,
    jwks_uri: `${publicUrl}/demo-identity/jwks`,
  });
});

it('redirects only back to the application', async () => {
  const browser = new Browser(publicUrl);
  const url = new URL(await browser.begin());
  url.searchParams.set('redirect_uri', 'https://evil.example/callback');
  const page = await browser.ask(url);
  expect(page.status).toBe(400);
  expect(page.location).toBeUndefined();
  expect(page.text).toContain('This sign-in can’t continue');
});

it('accepts no other account, and no choice without a started sign-in', async () => {
  const browser = new Browser(publicUrl);
  const { url } = await choice(browser);
  const unknown = await browser.ask(url, { method: 'POST', form: { account: 'somebody' } });
  expect(unknown.status).toBe(400);
  const stranger = new Browser(publicUrl);
  const form = { account: 'admin' };
  expect((await stranger.ask(url)).status).toBe(400);
  expect((await stranger.ask(url, { method: 'POST', form })).status).toBe(400);
  const headers = { origin: 'https://evil.example' };
  expect((await browser.ask(url, { method: 'POST', form, headers })).status).toBe(403);
});

it.each([
  { host: 'cards.example.com' },
  { host: '127.0.0.1:3000' },
  { forwarded: 'for=203.0.113.9' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { via: '1.1 proxy.example' },
  { 'x-real-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'cf-ray': '8f0c2d' },
  { 'true-client-ip': '203.0.113.9' },
  { 'fastly-client-ip': '203.0.113.9' },
  { 'x-client-ip': '203.0.113.9' },
  { 'x-original-host': 'localhost' },
  { 'x-envoy-external-address': '203.0.113.9' },
  { 'cdn-loop': 'cdn.example' },
])('isn’t found for a request with %j', async (headers) => {
  for (const url of ['/.well-known/openid-configuration', '/auth', '/interaction/x', '/jwks']) {
    const { statusCode } = await server.app.inject({
      url: `/demo-identity${url}`,
      headers: { host: new URL(publicUrl).host, ...headers },
    });
    expect(statusCode).toBe(404);
  }
});

it('isn’t found if another provider is configured', async () => {
  const provider = await startLyingProvider();
  const app = await server.another({
    config: { ...testConfig, publicUrl, oidc: provider.registration },
  });
  const { statusCode } = await app.inject({
    url: '/demo-identity/.well-known/openid-configuration',
    headers: { host: new URL(publicUrl).host },
  });
  expect(statusCode).toBe(404);
  await provider.stop();
});

describe('the demo accounts', () => {
  const issuer = () => issuerOf({ oidc: undefined, publicUrl });

  it('are made once, and never changed afterwards', async () => {
    const { database } = server;
    await database
      .update(userAccount)
      .set({ name: 'Renamed' })
      .where(eq(userAccount.handle, 'keeper'));
    const before = await database.select().from(userAccount).orderBy(userAccount.id);
    await loadDemoAccounts(database, issuer());
    expect(await database.select().from(userAccount).orderBy(userAccount.id)).toEqual(before);
  });

  it('are the same ones on another port', async () => {
    const { database } = server;
    const people = await database.$count(userAccount);
    await loadDemoAccounts(database, 'http://localhost:4321/demo-identity');
    expect(await database.$count(userAccount)).toBe(people);
    const rows = await database.select().from(identity).where(eq(identity.subject, 'collector'));
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(1);
  });

  it('have no handle that was retired', async () => {
    const { database } = server;
    await database.delete(userAccount);
    await retireHandles(database, ['trader']);
    await loadDemoAccounts(database, issuer());
    const handles = (await database.select().from(userAccount)).map(({ handle }) => handle);
    expect(handles.sort()).toEqual(['collector', 'keeper', null, null]);
  });
});
