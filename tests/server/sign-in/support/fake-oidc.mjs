/* oxlint-disable no-console -- it says what it is asked, for trials by hand */
// A small OpenID Connect provider for trials on this machine only. No dependencies.
//   node tests/server/sign-in/support/fake-oidc.mjs
// Switches (environment):
//   PORT=9400
//   PROMPTS=none,login,consent   prompt values that are known; any other one is answered with error=invalid_request,
//                                as Authelia, Clerk, Ping and Logto do. PROMPTS=any ignores the parameter.
//   AUTH=any|basic|post          how a client may authenticate at the token endpoint (discovery always lists both,
//                                as Authelia's does; the method is a setting of the client there)
//   VERIFIED=true|false|absent   the claim email_verified
//   EMAIL=person@example.com|absent
//   ALG=RS256|HS256              what signs the ID token
//   SLASH=1                      the issuer is http://127.0.0.1:PORT/app/ with a slash at its end, as Authentik's
import { createServer } from 'node:http';
import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const env = process.env;
const port = Number(env.PORT ?? 9400);
const issuer = `http://127.0.0.1:${port}${env.SLASH ? '/app/' : ''}`;
const base = `http://127.0.0.1:${port}`;
const prompts = (env.PROMPTS ?? 'none,login,consent').split(',');
const auth = env.AUTH ?? 'any';
const alg = env.ALG ?? 'RS256';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
const b64 = (value) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const codes = new Map();

function idToken(claims, secret) {
  const head = b64({ alg, typ: 'JWT', ...(alg === 'RS256' && { kid: 'one' }) });
  const text = `${head}.${b64(claims)}`;
  const signature =
    alg === 'RS256'
      ? createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')
      : createHmac('sha256', secret).update(text).digest('base64url');
  return `${text}.${signature}`;
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, base);
  let body = '';
  for await (const piece of request) body += piece;
  const json = (status, value) => {
    console.log(request.method, url.pathname, status, status === 200 ? '' : JSON.stringify(value));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  const path = url.pathname.replace(/^\/+(?:app\/+)?/, '/');
  if (path === '/.well-known/openid-configuration') {
    return json(200, {
      issuer,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [alg],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      ...(prompts[0] !== 'any' && { prompt_values_supported: prompts }),
    });
  }
  if (path === '/jwks') return json(200, { keys: [jwk] });
  if (path === '/authorize') {
    const q = url.searchParams;
    console.log('authorize', Object.fromEntries(q));
    const back = new URL(q.get('redirect_uri'));
    back.searchParams.set('state', q.get('state'));
    const asked = (q.get('prompt') ?? '').split(' ').filter(Boolean);
    const strange =
      prompts[0] === 'any' ? undefined : asked.find((each) => !prompts.includes(each));
    if (strange !== undefined) {
      back.searchParams.set('error', 'invalid_request');
      back.searchParams.set('error_description', `unknown value ${strange} for prompt`);
    } else {
      const code = randomBytes(16).toString('hex');
      codes.set(code, {
        nonce: q.get('nonce'),
        clientId: q.get('client_id'),
        challenge: q.get('code_challenge'),
      });
      back.searchParams.set('code', code);
    }
    return response.writeHead(302, { location: back.href }).end();
  }
  if (path === '/token') {
    const form = new URLSearchParams(body);
    const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '');
    const secret = basic
      ? decodeURIComponent(Buffer.from(basic[1], 'base64').toString().split(':').slice(1).join(':'))
      : form.get('client_secret');
    const used = basic ? 'basic' : form.has('client_secret') ? 'post' : 'none';
    console.log('token endpoint, client authentication:', used);
    if (auth !== 'any' && used !== auth) {
      return json(401, {
        error: 'invalid_client',
        error_description: `this client is registered for client_secret_${auth}, the request used ${used}`,
      });
    }
    const found = codes.get(form.get('code'));
    codes.delete(form.get('code'));
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!found || challenge !== found.challenge) return json(400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const email = env.EMAIL ?? 'person@example.com';
    const verified = env.VERIFIED ?? 'true';
    return json(200, {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken(
        {
          iss: issuer,
          sub: 'subject-1',
          aud: found.clientId,
          iat: now,
          exp: now + 300,
          auth_time: now,
          ...(found.nonce && { nonce: found.nonce }),
          name: 'Some Person',
          ...(email !== 'absent' && { email }),
          ...(verified !== 'absent' && { email_verified: verified === 'true' }),
        },
        secret,
      ),
    });
  }
  if (path === '/userinfo') return json(200, { sub: 'subject-1', name: 'Some Person' });
  return json(404, { error: 'not_found' });
});
server.listen(port, '127.0.0.1', () =>
  console.log(`issuer ${issuer}, prompts ${prompts}, client authentication ${auth}, ${alg}`),
);
