import { firstOf } from '@tests/support/long';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { imagesPlugin } from '@server/modules/catalogue/queries/pictures/plugin';
import { cardImage } from '@server/modules/catalogue/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { builtPictureWorker, removePictureWorker } from './picture-worker';

const SENT = 'aaaaaaaaaaaaaaaa';

let db: TestDatabase;
let dataDir: string;
let app: FastifyInstance;
let host: Server;
let sent: Buffer;
let asked = 0;

const start = async () => {
  app = Fastify();
  await app.register(imagesPlugin, {
    database: db.database,
    dataDir,
    worker: builtPictureWorker(),
    remote: { loopback: true, time: 60_000, bytes: 2_000_000 },
  });
};

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-half-'));
  host = createServer((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'image/jpeg').end(sent);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  await insertCardSet(db.database, { origin: 'DEMO' });
  const cardId = await insertCard(db.database, { id: 'sor-001', cardSetId: 'sor' });
  const cardVariantId = await insertPrinting(db.database, { cardId });
  await db.pool.query('delete from card_image where card_variant_id = $1', [cardVariantId]);
  await db.database.insert(cardImage).values({
    id: SENT,
    cardVariantId,
    face: 'FRONT',
    orientation: 'PORTRAIT',
    sourceUrl: `http://127.0.0.1:${(host.address() as AddressInfo).port}/a`,
  });
  await start();
}, 60_000);
afterAll(async () => {
  await app.close();
  host.closeAllConnections();
  host.close();
  await db.drop();
  await removePictureWorker();
  await rm(dataDir, { recursive: true });
});

const images = () => join(dataDir, 'images');

/** What a loss of power may leave of a file that wasn't on the disk yet. */
const LEFT: [string, (path: string, length: number) => Promise<void>][] = [
  ['nothing', (path) => truncate(path, 0)],
  ['its first bytes', (path) => truncate(path, 5)],
  ['a half', (path, length) => truncate(path, Math.floor(length / 2))],
  ['all but its last byte', (path, length) => truncate(path, length - 1)],
  ['zeros', (path, length) => writeFile(path, Buffer.alloc(length))],
];

describe.each(firstOf(2, LEFT))('of a kept picture, %s is left', (_, leave) => {
  it.each([
    [`/images/cards/${SENT}/240`, `cards-${SENT}-240.webp`],
    ['/images/aspects/villainy/80', 'aspects-villainy'],
    ['/images/card_sets/sor/320', 'card_sets-SOR'],
    ['/images/links/site.jpg', 'links-'],
  ])('%s is made again', async (url, beginning) => {
    sent = await picture().jpeg().toBuffer();
    const whole = (await app.inject({ url })).rawPayload;
    const name = (await readdir(images())).find((each) => each.startsWith(beginning)) ?? '';
    await leave(join(images(), name), whole.length);
    const again = await app.inject({ url });
    expect(again.statusCode).toBe(200);
    expect(again.rawPayload.equals(whole)).toBe(true);
    expect((await readFile(join(images(), name))).equals(whole)).toBe(true);
  });
});

describe.each(firstOf(2, LEFT))('of a kept original, %s is left', (_, leave) => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s is fetched again', async (format) => {
    sent = await picture().toFormat(format).toBuffer();
    await app.close();
    await rm(images(), { recursive: true, force: true });
    await start();
    asked = 0;
    const get = async () => (await app.inject(`/images/cards/${SENT}/240`)).rawPayload;
    const whole = await get();
    await leave(join(images(), `cards-${SENT}.original`), sent.length);
    await rm(join(images(), `cards-${SENT}-240.webp`));
    expect((await get()).equals(whole)).toBe(true);
    // A picture without its very last bytes may still have all its pixels.
    expect(asked).toBeLessThanOrEqual(2);
  });
});

/** Noise, so that no format ends long before its pixels do. */
const picture = () =>
  sharp({
    create: {
      width: 500,
      height: 700,
      channels: 3,
      background: '#357',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
