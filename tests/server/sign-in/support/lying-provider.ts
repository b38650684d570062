import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** The wrong parts of its answers; none by default. */
export interface Lies {
  /** Claims of the ID token that differ from the correct ones. */
  claims?: Claims;
  /** How the token is signed: by another key than the published one, or not at all. */
  signature?: 'other key' | 'none' | 'tampered';
  /** Parts of the discovery document that differ. */
  discovery?: Claims;
  /** The failure at an address below the issuer's: no answer, half an answer, or this status. */
  fails?: Partial<Record<'discovery' | 'token' | 'jwks', 'silent' | 'dripping' | number>>;
  /** The token's answer without an ID token. */
  withoutIdToken?: boolean;
}

export interface LyingProvider {
  issuer: string;
  registration: { issuer: string; clientId: string; clientSecret: string };
  lies: Lies;
  /** The requested paths, in order. */
  asked: string[];
  /**
   * Simulates the browser's visit to the provider.
   * @returns the address to which the provider sends the browser back
   */
  authorize(redirectUrl: string): URL;
  stop(): Promise<void>;
  /** Listens again at the same address. */
  start(): Promise<void>;
}

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const published = keyPair();
const other = keyPair();

/** An OpenID Connect provider that can be made to lie in every way that a client has to notice. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const codes = new Map<string, URLSearchParams>();
  const registration = { issuer, clientId: 'starbinder', clientSecret: 'top & secret' };

  const provider: LyingProvider = {
    issuer,
    registration,
    lies: {},
    asked: [],
    authorize(redirectUrl) {
      const asked = new URL(redirectUrl).searchParams;
      const code = randomUUID();
      codes.set(code, asked);
      const back = new URL(asked.get('redirect_uri')!);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state')!);
      return back;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
  return provider;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    provider.asked.push(path);
    const [name, body] =
      path === '/.well-known/openid-configuration'
        ? (['discovery', () => discovery()] as const)
        : path === '/jwks'
          ? (['jwks', () => jwks()] as const)
          : (['token', async () => token(new URLSearchParams(await text(request)))] as const);
    const failure = provider.lies.fails?.[name];
    if (failure === 'silent') return;
    response.writeHead(typeof failure === 'number' ? failure : 200, {
      'content-type': 'application/json',
    });
    if (failure === 'dripping') return void response.write('{ "issuer": ');
    response.end(JSON.stringify(await body()));
  }

  function discovery(): Claims {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256', 'none'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      ...provider.lies.discovery,
    };
  }

  /** An honest provider's checks: the code once, with its verifier, by this client. */
  function token(form: URLSearchParams): Claims {
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      asked?.get('code_challenge_method') !== 'S256' ||
      asked.get('code_challenge') !== challenge ||
      asked.get('redirect_uri') !== form.get('redirect_uri') ||
      form.get('client_secret') !== registration.clientSecret
    ) {
      return { error: 'invalid_grant' };
    }
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: registration.clientId,
      sub: 'person-1',
      iat: now,
      exp: now + 300,
      nonce: asked.get('nonce'),
      email: 'Person@Example.com',
      email_verified: true,
      name: 'A Person',
      ...provider.lies.claims,
    };
    return {
      access_token: 'access',
      token_type: 'Bearer',
      ...(!provider.lies.withoutIdToken && { id_token: signed(claims, provider.lies.signature) }),
    };
  }
}

const jwks = () => ({
  keys: [
    { ...published.publicKey.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'ES256' },
  ],
});

function signed(claims: Claims, lie: Lies['signature']): string {
  const header = lie === 'none' ? { alg: 'none' } : { alg: 'ES256', kid: 'key' };
  const content = `${encoded(header)}.${encoded(claims)}`;
  if (lie === 'none') return `${content}.`;
  const signature = signatureOf(content, (lie === 'other key' ? other : published).privateKey);
  if (lie !== 'tampered') return `${content}.${signature}`;
  return `${encoded(header)}.${encoded({ ...claims, sub: 'somebody else' })}.${signature}`;
}

const signatureOf = (content: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
