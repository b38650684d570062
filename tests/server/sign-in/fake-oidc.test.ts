import { userAccount } from '@server/modules/people/tables';
import type { ProviderConfig } from '@server/platform/config/config';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { Browser, type Page } from './support/browser';
import { startFakeOidc } from './support/start-fake-oidc';

let server: TestApp | undefined;
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await server?.close();
  await stop?.();
});

interface Visit {
  browser: Browser;
  page: Page;
  /** The log's warnings as one text. */
  log: string;
}

/** One sign-in, at a provider with these switches. */
async function visit(
  switches: Record<string, string>,
  settings: Partial<ProviderConfig> = {},
): Promise<Visit> {
  const provider = await startFakeOidc(switches);
  stop = provider.stop;
  server = await startTestApp({
    config: {
      ...testConfig,
      adminEmails: ['person@example.com'],
      oidc: { ...provider.registration, ...settings },
    },
  });
  const browser = await Browser.before(server.app);
  const begun = await browser.tryToBegin('/trading');
  if (begun.status !== 200) return { browser, page: begun, log: logOf(server) };
  const { redirect_url: url } = JSON.parse(begun.text) as { redirect_url: string };
  const { location } = await browser.ask(url);
  return { browser, page: await browser.comeBack(location!), log: logOf(server) };
}

const logOf = ({ logged }: TestApp) => JSON.stringify(logged());
const rolesOf = async (browser: Browser) => (await browser.status()).user?.['roles'];

test.each<[string, Record<string, string>, Partial<ProviderConfig>]>([
  ['that refuses unknown prompts', {}, {}],
  ['that wants client_secret_basic', { AUTH: 'basic' }, {}],
  ['that wants client_secret_post', { AUTH: 'post' }, {}],
  ['with the method set', { AUTH: 'basic' }, { clientAuth: 'client_secret_basic' }],
  ['with a prompt that it knows', {}, { prompt: 'login consent' }],
  ['whose issuer has a slash more', { SLASH: '1' }, {}],
])('signs in at a provider %s', async (_what, switches, settings) => {
  const { browser, page } = await visit(switches, settings);
  expect(page.location?.pathname).toBe('/trading');
  expect(await rolesOf(browser)).toEqual(['USER', 'ADMIN']);
});

test('a slash in the issuer that differs is named in the log', async () => {
  const { log } = await visit({ SLASH: '1' });
  expect(log).toMatch(/OIDC_ISSUER is better set to http:\/\/127\.0\.0\.1:\d+\/app\/,/);
});

test.each(['false', 'absent'])(
  'an address whose email_verified is %s gives no role, and the log says so without the address',
  async (VERIFIED) => {
    const { browser, page, log } = await visit({ PROMPTS: 'any', VERIFIED });
    expect(page.status).toBe(302);
    expect(await rolesOf(browser)).toEqual(['USER']);
    expect(log).toContain('email_verified');
    expect(log).not.toContain('person@');
  },
);

test.each<[string, Record<string, string>, Partial<ProviderConfig>, RegExp, RegExp]>([
  [
    'an unknown prompt',
    {},
    { prompt: 'select_account' },
    /"error":"invalid_request"/,
    /write to feedback@example\.com/,
  ],
  [
    'another method to authenticate',
    { AUTH: 'basic' },
    { clientAuth: 'client_secret_post' },
    /"error":"invalid_client".*check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_CLIENT_AUTH/,
    /write to feedback@example\.com/,
  ],
  ['an algorithm that isn’t accepted', { ALG: 'HS256' }, {}, /HS256/, /write to feedback@/],
  ['no address', { EMAIL: 'absent' }, {}, /the claim email/, /didn’t say your e-mail address/],
])('with %s nobody is signed in, and the log says why', async (_what, switches, ...rest) => {
  const [settings, logged, said] = rest;
  const { browser, page, log } = await visit(switches, settings);
  expect(page.status).toBe(400);
  expect(page.text).toMatch(said);
  expect(log).toMatch(logged);
  expect(log).not.toMatch(/person@|Some Person|unknown value/);
  expect((await browser.status()).authenticated).toBe(false);
  expect(await server!.database.$count(userAccount)).toBe(0);
});

test('the address of the configuration itself works, too, and the log names the issuer', async () => {
  const provider = await startFakeOidc();
  stop = provider.stop;
  const issuer = `${provider.issuer}/.well-known/openid-configuration`;
  server = await startTestApp({
    config: { ...testConfig, oidc: { ...provider.registration, issuer } },
  });
  expect((await (await Browser.before(server.app)).tryToBegin()).status).toBe(200);
  expect(logOf(server)).toContain(`OIDC_ISSUER is better set to ${provider.issuer},`);
});

test('another issuer than the configured one is named in the log, and the person reads whose matter it is', async () => {
  const provider = await startFakeOidc({});
  stop = provider.stop;
  const { port } = new URL(provider.issuer);
  const issuer = `http://localhost:${port}`;
  server = await startTestApp({
    config: { ...testConfig, oidc: { ...provider.registration, issuer } },
  });
  const page = await (await Browser.before(server.app)).tryToBegin();
  expect(page.status).toBe(503);
  expect(JSON.parse(page.text)).toMatchObject({
    errors: [{ extensions: { code: 'MISCONFIGURED' } }],
  });
  expect(logOf(server)).toContain(`set OIDC_ISSUER to ${provider.issuer},`);
});
