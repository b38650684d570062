import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientAuthMethod, Configuration, SigningAlgorithm } from 'oidc-provider';
import { Browser } from './browser';

/** How a provider is set up, as far as that decides whether a client can sign in there. */
export interface ProviderSetup {
  /** The path of its issuer, such as `/realms/cards`. */
  path?: string;
  /** How the client is registered; discovery lists `methods`. */
  auth: 'client_secret_basic' | 'client_secret_post';
  methods?: ClientAuthMethod[];
  alg: SigningAlgorithm;
  /** Values of `prompt` beyond none, login and consent, which it refuses otherwise. */
  prompts?: string[];
  /** Whether the ID token names the subject alone, so that the rest is at the userinfo endpoint. */
  saysOnlyByUserinfo?: boolean;
  /** Whether it compares the texts of Basic authentication without decoding them. */
  doesNotDecode?: boolean;
  clientId?: string;
  clientSecret?: string;
  claims?: Record<string, unknown>;
}

export interface RealProvider {
  registration: { issuer: string; clientId: string; clientSecret: string };
  /** What a person's browser does there. @returns the address to which it is sent back */
  visit(redirectUrl: string): Promise<URL>;
  stop(): Promise<void>;
}

const REDIRECT = 'http://localhost:3000/auth/google_oauth2/callback';
const LASTING = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'];
const SCOPE = 'openid email profile';

/** The same package as the demo's provider, set up as another product is; everybody who comes is signed in. */
export async function startRealProvider(setup: ProviderSetup): Promise<RealProvider> {
  const { path = '', clientId = 'starbinder', clientSecret = 'secret' } = setup;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { Provider } = await import('oidc-provider/lib/provider.js');
  const provider = new Provider(`${origin}${path}`, await configuration(setup));
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (url.startsWith('/interaction/')) {
      const returnTo = await provider.interactionResult(request, response, {
        login: { accountId: 'person-1' },
        select_account: {},
      });
      response.writeHead(303, { location: returnTo }).end();
      return;
    }
    const { authorization } = request.headers;
    if (setup.doesNotDecode && authorization) {
      request.headers.authorization = reencoded(authorization);
    }
    Object.assign(request, { originalUrl: url, url: url.slice(path.length) });
    await handle(request, response);
  }

  return {
    registration: { issuer: `${origin}${path}`, clientId, clientSecret },
    async visit(redirectUrl) {
      const browser = new Browser(origin);
      let { location } = await browser.ask(redirectUrl);
      while (location?.origin === origin) ({ location } = await browser.ask(location));
      if (location === undefined) throw new Error('The provider shows a page of its own.');
      return location;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The package decodes; texts that are encoded again come out as they were sent. */
function reencoded(authorization: string): string {
  const text = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
  const [id = '', ...secret] = text.split(':');
  const again = `${encodeURIComponent(id)}:${encodeURIComponent(secret.join(':'))}`;
  return `Basic ${Buffer.from(again).toString('base64')}`;
}

async function configuration(setup: ProviderSetup): Promise<Configuration> {
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');
  const { Prompt, base } = await import('oidc-provider/lib/helpers/interaction_policy/index.js');
  const { clientId = 'starbinder', clientSecret = 'secret', alg, prompts = [] } = setup;
  const policy = base();
  for (const name of prompts) policy.add(new Prompt({ name, requestable: true }));
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...keyFor(alg).export({ format: 'jwk' }), use: 'sig', alg }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: setup.auth,
        id_token_signed_response_alg: alg,
      },
    ],
    clientAuthMethods: setup.methods ?? ['client_secret_basic', 'client_secret_post'],
    conformIdTokenClaims: setup.saysOnlyByUserinfo ?? false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['for tests alone'] },
    ttl: Object.fromEntries(LASTING.map((what) => [what, 600])),
    enabledJWA: { idTokenSigningAlgValues: [alg] },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        name: 'Mira',
        email: 'mira@example.com',
        email_verified: true,
        ...setup.claims,
      }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  };
}

function keyFor(alg: string) {
  if (alg === 'ES384') return generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
  if (alg === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  if (alg === 'EdDSA' || alg === 'Ed25519') return generateKeyPairSync('ed25519').privateKey;
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}
