import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INBOX_MESSAGES, INBOX_STREAM } from '@domain/offer';
import { freePort } from '@server/platform/db/embedded/server-process';
import {
  blockForSeveral,
  caddyfileFor,
  hasCaddy,
  type RunningCaddy,
  runCaddy,
  validateCaddyfile,
} from '@tests/support/caddy';
import { startTestApp, type TestApp } from '../support/test-app';
import { until } from '../support/until';
import { signUp } from '../users/support/sign-up';

const withCaddy = hasCaddy ? describe : describe.skip;

withCaddy('Caddy (skipped where Debian’s package isn’t installed)', () => {
  const VISITOR = '127.30.0.1';
  let folder: string;
  let server: TestApp;
  let caddy: RunningCaddy;
  let port: number;
  /** The requests that reached the program, by address. */
  const reached = new Map<string, IncomingHttpHeaders>();
  const left: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'starbinder-caddy-'));
    server = await startTestApp();
    server.app.server.on('request', ({ url = '', headers }: IncomingMessage, answer) => {
      reached.set(url, headers);
      answer.on('close', () => left.push(url));
    });
    const behind = await freePort();
    await server.app.listen({ port: behind, host: '127.0.0.1' });
    port = await freePort();
    const options = `local_certs\n\tskip_install_trust\n\thttp_port ${await freePort()}\n\thttps_port ${port}`;
    caddy = runCaddy(folder, options, caddyfileFor('localhost', behind));
    await until(async () => ask('/healthz').then(...settled));
  });
  afterAll(async () => {
    await caddy.stop();
    await server.close();
    await rm(folder, { recursive: true });
  });

  const settled = [() => true, () => false] as const;

  /** Asks as somebody who trusts Caddy's own authority. */
  async function ask(path: string, headers: RequestOptions['headers'] = {}) {
    const options = {
      family: 4,
      localAddress: VISITOR,
      ca: caddy.authority(),
      agent: false,
      headers,
    };
    const request = get(`https://localhost:${port}${path}`, options);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { request, response: response.setEncoding('utf8') };
  }

  it('takes what the page says', () => {
    validateCaddyfile(folder, caddyfileFor('cards.example.com', 3000));
    const block = blockForSeveral([3001, 3002, 3003]);
    for (const policy of ['lb_policy ip_hash', 'lb_policy cookie']) {
      const site = block.replace('lb_policy ip_hash', policy);
      expect(site).toContain(policy);
      validateCaddyfile(folder, `cards.example.com {\n${site}}`);
    }
  });

  it('ends TLS, and says who asks, whatever they claim to be', async () => {
    const { response } = await ask('/readyz', { 'x-forwarded-for': '203.0.113.1' });
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(reached.get('/readyz')).toMatchObject({
      host: `localhost:${port}`,
      'x-forwarded-for': VISITOR,
      'x-forwarded-proto': 'https',
    });
  });

  it('passes live updates on at once, and that nobody listens any more', async () => {
    const { headers } = await signUp(server.database);
    const { request, response } = await ask(INBOX_STREAM, headers);
    let heard = '';
    for await (const part of response.iterator({ destroyOnReturn: false })) {
      heard += String(part);
      if (heard.includes(`event: ${INBOX_MESSAGES.ready}`)) break;
    }
    expect(left).not.toContain(INBOX_STREAM);
    request.destroy();
    await until(async () => left.includes(INBOX_STREAM));
  });
});
