import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { imagesPlugin } from '@server/modules/catalogue/queries/pictures/plugin';
import { aSwuDbFile, aSwuDbRow, type SwuDbRow } from '@tests/factories/swu-db-row';
import { importedBy, withImports } from '@tests/server/catalogue-import/support/imports';
import { builtPictureWorker, removePictureWorker } from './picture-worker';

const context = withImports();
let dataDir: string;
let host: Server;
let isUp: boolean;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-proxies-'));
  const picture = await sharp({
    create: { width: 50, height: 70, channels: 3, background: '#357' },
  })
    .png()
    .toBuffer();
  host = createServer((_, response) => {
    if (isUp) response.setHeader('content-type', 'image/png').end(picture);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
}, 60_000);

beforeEach(() => (isUp = true));

afterAll(async () => {
  for (const app of apps) await app.close();
  await new Promise((resolve) => host.close(resolve));
  await removePictureWorker();
  await rm(dataDir, { recursive: true });
});

/** A program without remembered hosts. */
async function startedAgain(): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  const worker = builtPictureWorker();
  const { database } = context;
  await app.register(imagesPlugin, { database, dataDir, worker, remote: { loopback: true } });
  return app;
}

/** Each test has a name of its own: what was fetched once is kept. */
const pictureUrl = (name: string) =>
  `http://127.0.0.1:${(host.address() as AddressInfo).port}/${name}.png`;

const importRow = async (row: SwuDbRow) =>
  importedBy(context, await context.file(aSwuDbFile(aSwuDbRow(row))));

/** The ids of the standard printing's faces, the front first. */
async function faces(): Promise<string[]> {
  const { rows } = await context.pool.query<{ id: string }>(
    `select id from card_image where card_variant_id like '%-standard' order by face`,
  );
  return rows.map(({ id }) => id);
}

async function look(app: FastifyInstance) {
  const [id] = await faces();
  const { statusCode, headers, rawPayload } = await app.inject(`/images/cards/${id}/240`);
  const { width, height } = await sharp(rawPayload).metadata();
  return { statusCode, caching: headers['cache-control'], width, height, etag: headers.etag };
}

test('a card without a picture is drawn as a proxy, which changes with a correction', async () => {
  await importRow({ FrontArt: '' });
  const app = await startedAgain();
  const first = await look(app);
  expect(first).toMatchObject({
    statusCode: 200,
    caching: 'public, max-age=86400',
    width: 240,
    height: 336,
  });
  await importRow({ FrontArt: '', Power: '9' });
  expect((await look(app)).etag).not.toBe(first.etag);
});

test('a card gets its picture from the file that names one, and keeps it', async () => {
  await importRow({ FrontArt: '' });
  await importRow({ FrontArt: pictureUrl('named-later') });
  await importRow({ FrontArt: '' });
  expect(await look(await startedAgain())).toMatchObject({
    caching: 'public, max-age=31536000, immutable',
  });
});

test('a leader has both faces, each with its shape', async () => {
  await importRow({ Type: 'Leader', FrontArt: '', BackArt: '' });
  expect(await faces()).toHaveLength(2);
});

test('while its host is down, a card is shown as a proxy; then it has its picture', async () => {
  await importRow({ FrontArt: pictureUrl('host-down') });
  isUp = false;
  const down = await look(await startedAgain());
  expect(down).toMatchObject({ statusCode: 200, caching: 'public, max-age=300', height: 336 });
  isUp = true;
  const up = await look(await startedAgain());
  expect(up).toMatchObject({ caching: 'public, max-age=31536000, immutable' });
  expect(up.etag).not.toBe(down.etag);
});
