import { aClient } from '../support/a-client';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { builtPictureWorker, removePictureWorker } from '../images/picture-worker';
import { startTestApp, type TestApp } from '../support/test-app';

const PAGE = '<!doctype html><title>Starbinder</title>';
const IS_PAGE = /^<!doctype html><title>Starbinder<\/title>\s*<meta/;
const SCRIPT = `${'globalThis.a = 1;'.repeat(200)}`;
const html = { accept: 'text/html,application/xhtml+xml' };

describe('the built browser application', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    // Under a folder with a dot, as people keep programs in `~/.local`.
    folder = await mkdtemp(path.join(tmpdir(), '.starbinder-client-'));
    await mkdir(path.join(folder, 'assets'));
    const write = (name: string, content: string | Buffer) =>
      writeFile(path.join(folder, name), content);
    await write('index.html', PAGE);
    await write('index.html.br', brotliCompressSync(PAGE));
    await write('favicon.svg', '<svg/>');
    await write('assets/app-3f2a.js', SCRIPT);
    await write('assets/app-3f2a.js.br', brotliCompressSync(SCRIPT));
    await write('assets/app-3f2a.js.gz', gzipSync(SCRIPT));
    await writeFile(path.join(folder, '..', 'outside.txt'), 'secret').catch(() => undefined);
    server = await startTestApp({
      client: await aClient(folder),
      pictureWorker: builtPictureWorker(),
    });
  });
  afterAll(async () => {
    await server.close();
    await removePictureWorker();
    await rm(folder, { recursive: true });
    await rm(path.join(folder, '..', 'outside.txt'), { force: true });
  });

  it.each(['/', '/index.html', '/cards/sor', '/cards/sor-059', '/trading?tab=Offers', '/nowhere'])(
    'is opened at %s',
    async (url) => {
      const { statusCode, headers, body } = await server.app.inject({ url, headers: html });
      expect(statusCode).toBe(200);
      expect(body).toMatch(IS_PAGE);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it('is opened by a client that accepts no compression and doesn’t ask for HTML', async () => {
    for (const url of ['/', '/cards/sor']) {
      const { statusCode, body } = await server.app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toMatch(IS_PAGE);
    }
  });

  const tagged = async (ifNoneMatch: (etag: string) => string) => {
    const { etag } = (await server.app.inject({ url: '/', headers: html })).headers;
    const headers = { ...html, 'if-none-match': ifNoneMatch(String(etag)) };
    const { statusCode, body } = await server.app.inject({ url: '/', headers });
    return { statusCode, isEmpty: body === '' };
  };

  it.each<[string, (etag: string) => string]>([
    ['a browser that has it', (etag) => etag],
    ['one behind a proxy that compressed it', (etag) => `W/${etag}`],
    ['one that has several versions', (etag) => `"older", ${etag}`],
  ])('is not sent again to %s', async (_client, ifNoneMatch) => {
    expect(await tagged(ifNoneMatch)).toEqual({ statusCode: 304, isEmpty: true });
  });

  it('is sent to a browser that has another version', async () => {
    expect(await tagged(() => '"older"')).toEqual({ statusCode: 200, isEmpty: false });
  });

  it('sends a precompressed file, cacheable forever', async () => {
    const url = '/assets/app-3f2a.js';
    const response = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
    expect((await server.app.inject(url)).body).toBe(SCRIPT);
  });

  it('makes browsers revalidate files without a hash', async () => {
    const { statusCode, headers } = await server.app.inject('/favicon.svg');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone-1111.js',
    '/api/anything',
    '/auth/anything',
    '/images/cards/none',
    '/graphql/more',
  ])('isn’t sent for %s', async (url) => {
    const { statusCode, body } = await server.app.inject({ url, headers: html });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<');
  });

  it('isn’t sent for a missing script or picture', async () => {
    expect(
      (await server.app.inject({ url: '/gone.js', headers: { accept: '*/*' } })).statusCode,
    ).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/', headers: html })).statusCode).toBe(
      404,
    );
  });

  it('is kept apart from the answer to a program that wants something else', async () => {
    const ask = (accept: string) => server.app.inject({ url: '/cards/sor', headers: { accept } });
    expect((await ask('text/html')).headers['vary']).toBe('Accept, Accept-Encoding, Cookie');
    const { statusCode, headers } = await ask('application/json');
    expect({ statusCode, headers }).toMatchObject({
      statusCode: 404,
      headers: { 'cache-control': 'no-store', vary: 'Accept' },
    });
  });

  it.each([
    ['a path that isn’t UTF-8', '/cards/%ff', 400],
    ['one of the API', '/api/catalogue/%', 400],
    ['one that can’t be read behind a slash', '/collections/mira/%E0%A4%A?tab=x', 400],
    ['a long name of a picture', `/images/cards/${'x'.repeat(5_000)}`, 404],
    ['a missing file', '/assets/gone-1111.js', 404],
  ])('answers %s as it does every request', async (_which, url, status) => {
    const { statusCode, headers, body } = await server.app.inject({ url, headers: html });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      'x-frame-options': 'DENY',
    });
    expect(JSON.parse(body).errors[0].extensions.code).toBe(
      status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
    );
  });

  it('reads a query that isn’t UTF-8', async () => {
    const { statusCode } = await server.app.inject({ url: '/cards/sor?q=%ff', headers: html });
    expect(statusCode).toBe(200);
  });

  it.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/../../outside.txt',
  ])('keeps within its folder at %s', async (url) => {
    expect((await server.app.inject(url)).body).not.toContain('secret');
  });

  it('isn’t needed for other routes', async () => {
    const app = await server.another({ client: undefined as never });
    const { statusCode, body } = await app.inject({ url: '/', headers: html });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).errors[0].extensions.code).toBe('NOT_FOUND');
  });
});
