import { startTestApp, testConfig, type TestApp } from '../support/test-app';

describe('security headers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it.each(['/healthz', '/graphql', '/nowhere'])('are sent with %s', async (url) => {
    const { headers } = await server.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allow scripts only from our own files', async () => {
    const { headers } = await server.app.inject('/healthz');
    expect(String(headers['content-security-policy']).split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self' data:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  it('require https from then on if the public address is https', async () => {
    const app = await server.another({
      config: { ...testConfig, publicUrl: 'https://cards.example.com' },
    });
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('trust only the proxy’s forwarded addresses', async () => {
    expect(await addressSeen(server, undefined, '10.0.0.1')).toBe('10.0.0.1');
    expect(await addressSeen(server, ['10.0.0.1'], '10.0.0.1')).toBe('203.0.113.9');
    expect(await addressSeen(server, ['10.0.0.1'], '10.0.0.2')).toBe('10.0.0.2');
  });
});

async function addressSeen(
  server: TestApp,
  trustProxy: string[] | undefined,
  remoteAddress: string,
): Promise<string> {
  const app = await server.another({ config: { ...testConfig, trustProxy } });
  app.get('/address', (request) => request.ip);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  return (await app.inject({ url: '/address', headers, remoteAddress })).body;
}
