import { aClient } from '../support/a-client';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { insertCard, insertCardSet } from '@tests/factories/catalogue-rows';
import { builtPictureWorker, removePictureWorker } from '../images/picture-worker';
import { startTestApp, type TestApp } from '../support/test-app';
import { haveCounted, inOneMinute } from './in-one-minute';

const PAGE = '<!doctype html><html><head><title>Starbinder</title></head><body></body></html>';
const HERE = '203.0.113.7';
/** Counts for two minutes, since one may end in between. */
const MAX_ASKED = 1_201;

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-client-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  server = await startTestApp({
    client: await aClient(folder),
    pictureWorker: builtPictureWorker(),
  });
  const cardSetId = await insertCardSet(server.database);
  await insertCard(server.database, { id: 'sor-059', cardSetId, name: 'Dawn Courier' });
});
afterAll(async () => {
  await server.close();
  await removePictureWorker();
  await rm(folder, { recursive: true });
});

/** The answers for an address that has requested six hundred links in this minute. */
const asManyWere = <Result>(ask: (app: FastifyInstance) => Promise<Result>): Promise<Result> =>
  inOneMinute(server.pool, async () => {
    await haveCounted(server.pool, `link address ${HERE}`, 600);
    const app = await server.another();
    const url = '/images/links/cards/none';
    // The first of this process are let through, until it hears of what was counted or has counted as many itself.
    let status = 0;
    for (let asked = 0; status !== 429 && asked < MAX_ASKED; asked += 1) {
      status = (await app.inject({ url, remoteAddress: HERE })).statusCode;
    }
    expect(status).toBe(429);
    return ask(app);
  });

const open = (app: FastifyInstance, headers = {}, remoteAddress = HERE) =>
  app.inject({
    url: '/cards/sor-059',
    headers: { accept: 'text/html', ...headers },
    remoteAddress,
  });

it('a program that shows links is asked to come back, for words and for pictures', async () => {
  const answers: LightMyRequestResponse[] = await asManyWere(async (app) => [
    await app.inject({ url: '/images/links/cards/none', remoteAddress: HERE }),
    await open(app),
  ]);
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  }
});

it('a person still gets the page, but without its card’s metadata', async () => {
  const page = await asManyWere((app) => open(app, { 'sec-fetch-dest': 'document' }));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Starbinder</title>');
});

it('other addresses aren’t affected', async () => {
  const page = await asManyWere((app) => open(app, {}, '203.0.113.8'));
  expect(page.body).toContain('Dawn Courier');
});
