import type { ProviderConfig } from '@server/platform/config/config';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { Browser } from './support/browser';
import { type ProviderSetup, startRealProvider, type RealProvider } from './support/real-provider';

let server: TestApp | undefined;
let provider: RealProvider | undefined;
afterEach(async () => {
  await server?.close();
  await provider?.stop();
});

async function signIn(setup: ProviderSetup, settings: Partial<ProviderConfig> = {}) {
  provider = await startRealProvider(setup);
  server = await startTestApp({
    config: {
      ...testConfig,
      adminEmails: ['mira@example.com'],
      oidc: { ...provider.registration, ...settings },
    },
  });
  const browser = await Browser.before(server.app);
  const page = await browser.comeBack(await provider.visit(await browser.begin('/trading')));
  return { browser, page, log: JSON.stringify(server.logged()) };
}

const BASIC = 'client_secret_basic';
const POST = 'client_secret_post';
/** Characters that one of the encodings changes. */
const SECRET = 'a+b%20c/d:e=f&g ~"\\';

/** As these products are set up by default, or as their documentation advises. */
const products: [string, ProviderSetup, Partial<ProviderConfig>][] = [
  ['Authelia', { auth: BASIC, alg: 'RS256', saysOnlyByUserinfo: true, clientSecret: SECRET }, {}],
  ['Clerk', { auth: POST, alg: 'RS256', methods: [BASIC, POST, 'none'] }, {}],
  ['Keycloak', { path: '/realms/cards', auth: BASIC, alg: 'RS256', clientId: 'star-binder' }, {}],
  ['Ping', { path: '/as', auth: BASIC, alg: 'PS256', methods: [BASIC] }, {}],
  ['Logto', { path: '/oidc', auth: BASIC, alg: 'ES384', saysOnlyByUserinfo: true }, {}],
  ['Pocket ID', { auth: BASIC, alg: 'RS256', doesNotDecode: true, clientSecret: SECRET }, {}],
  [
    'Google',
    { auth: POST, alg: 'RS256', prompts: ['select_account'] },
    { prompt: 'select_account' },
  ],
];

test.each(products)('signs in at a provider as %s', async (_name, setup, settings) => {
  const { browser, page, log } = await signIn(setup, settings);
  expect(log).not.toContain('did not succeed');
  expect(page.location?.pathname).toBe('/trading');
  expect((await browser.status()).user).toMatchObject({
    name: 'Mira',
    email: 'mira@example.com',
    roles: ['USER', 'ADMIN'],
  });
});

test.each(['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'] as const)(
  'accepts ID tokens that are signed by %s',
  async (alg) => {
    expect((await signIn({ auth: POST, alg })).page.status).toBe(302);
  },
);

const secrets = [SECRET, 'p:q', 'p+q', 'p%q', 'p%2Fq', 'p/q', 'p q', 'p-q_r.s~t'];
const methods = [{ auth: POST }, { auth: BASIC }, { auth: BASIC, doesNotDecode: true }] as const;

test.each(secrets)(
  'authenticates with the secret %j, whatever the provider’s way',
  async (clientSecret) => {
    for (const method of methods) {
      const { page } = await signIn({ ...method, alg: 'ES256', clientSecret });
      expect(page.status).toBe(302);
      await server?.close();
      await provider?.stop();
    }
    [server, provider] = [undefined, undefined];
  },
);

test('asks in the way that worked at once from then on', async () => {
  await signIn({ auth: BASIC, alg: 'ES256' });
  const asked = jest.spyOn(globalThis, 'fetch');
  try {
    const browser = await Browser.before(server!.app);
    await browser.comeBack(await provider!.visit(await browser.begin()));
    const tokens = asked.mock.calls.filter(([url]) => String(url).endsWith('/token'));
    expect(tokens).toHaveLength(1);
  } finally {
    asked.mockRestore();
  }
});

test('a provider that sends the text “true” has verified the address', async () => {
  const { browser } = await signIn({
    auth: POST,
    alg: 'ES256',
    claims: { email_verified: 'true' },
  });
  expect((await browser.status()).user?.['roles']).toEqual(['USER', 'ADMIN']);
});
