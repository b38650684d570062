import { firstOf } from '@tests/support/long';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import {
  imagesPlugin,
  type ImagesOptions,
} from '@server/modules/catalogue/queries/pictures/plugin';
import { createDatabase, createPool } from '@server/platform/db/database';
import { cardImage } from '@server/modules/catalogue/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { builtPictureWorker, removePictureWorker } from './picture-worker';

let db: TestDatabase;
let dataDir: string;
let app: FastifyInstance;
let host: Server;
let answer: RequestListener;
let asked = 0;
let counter = 0;

const DRAWN = 'aaaaaaaaaaaaaaaa';
const LIMITS = { loopback: true, time: 60_000, bytes: 200_000 };
const PICTURE_CACHING = 'public, max-age=31536000, immutable';
/** The picture that is shown while a host doesn't respond. */
const PROXY_CACHING = 'public, max-age=300';
/** For hosts that never respond. */
const IMPATIENT = { remote: { ...LIMITS, time: 400 } };

async function appIn(folder: string, more: Partial<ImagesOptions> = {}) {
  const built = Fastify();
  await built.register(imagesPlugin, {
    database: db.database,
    dataDir: folder,
    worker: builtPictureWorker(),
    remote: LIMITS,
    ...more,
  });
  return built;
}

/** A printing whose picture is at an address, or drawn; gives the picture's id. */
async function insertPicture(
  sourceUrl: string | null,
  id = (++counter).toString(16).padStart(16, '0'),
) {
  const cardId = await insertCard(db.database, { id: `sor-${++counter}`, cardSetId: 'sor' });
  const variantId = await insertPrinting(db.database, { cardId });
  await db.pool.query('delete from card_image where card_variant_id = $1', [variantId]);
  const image = { id, cardVariantId: variantId, face: 'FRONT', orientation: 'PORTRAIT' } as const;
  await db.database.insert(cardImage).values({ ...image, sourceUrl });
  return id;
}

/** One after another: all at once, they would wait for a connection longer than the pool allows. */
async function insertPictures(count: number, urlOf: (n: number) => string | null) {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await insertPicture(urlOf(ids.length)));
  return ids;
}

const hostUrl = (path: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;
const get = (url: string) => app.inject({ url });
const png = () =>
  sharp({ create: { width: 500, height: 700, channels: 3, background: '#357' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  db = await createTestDatabase();
  await insertCardSet(db.database, { origin: 'DEMO' });
  await insertPicture(null, DRAWN);
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-images-'));
  host = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  app = await appIn(dataDir);
}, 60_000);

beforeEach(() => (asked = 0));

afterAll(async () => {
  await app.close();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await db.drop();
  await removePictureWorker();
  await rm(dataDir, { recursive: true });
});

test.each([
  [`/images/cards/${DRAWN}/240`, 240, 336],
  [`/images/cards/${DRAWN}/241`, 320, 448],
  [`/images/cards/${DRAWN}/99999`, 1280, 1792],
  [`/images/cards/${DRAWN}`, 640, 896],
  ['/images/aspects/villainy/40', 40, 40],
  ['/images/card_sets/sor/320', 320, 180],
])('%s is a WebP of %i × %i', async (url, width, height) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  await expect(sharp(response.rawPayload).metadata()).resolves.toMatchObject({ width, height });
});

test('a large picture of a drawing is painted, not a small one stretched', async () => {
  const large = (await get(`/images/cards/${DRAWN}/1280`)).rawPayload;
  const small = await sharp(large).resize(500).toBuffer();
  const stretched = await sharp(small).resize(1280).toBuffer();
  const detail = async (picture: Buffer) => (await sharp(picture).stats()).sharpness;
  expect(await detail(large)).toBeGreaterThan(1.5 * (await detail(stretched)));
});

test('a card’s picture may be kept for ever, is answered with 304, and HEAD works', async () => {
  const url = `/images/cards/${DRAWN}/240`;
  const { headers } = await get(url);
  expect(headers['cache-control']).toBe(PICTURE_CACHING);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});

test.each([
  '/images/cards/ffffffffffffffff/240',
  '/images/cards/no-such-id/240',
  '/images/aspects/courage',
  '/images/card_sets/zzz/40',
  `/images/cards/${DRAWN}/0`,
  `/images/cards/${DRAWN}/abc`,
  `/images/cards/${DRAWN}/-5`,
])('%s is 404', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('many requests at once fetch a remote picture once, and it is kept on disk', async () => {
  const bytes = await png();
  answer = (_, response) => response.setHeader('content-type', 'image/png').end(bytes);
  const id = await insertPicture(hostUrl('/a.png'));
  const widths = [240, 240, 480, 240, 640];
  const all = await Promise.all(widths.map((width) => get(`/images/cards/${id}/${width}`)));
  expect(all.map(({ statusCode }) => statusCode)).toEqual(widths.map(() => 200));
  expect(asked).toBe(1);
  expect(await readdir(join(dataDir, 'images'))).toContain(`cards-${id}-480.webp`);
  const restarted = await appIn(dataDir);
  await restarted.inject({ url: `/images/cards/${id}/320` });
  await restarted.close();
  expect(asked).toBe(1);
});

const refusals: [string, RequestListener][] = [
  ['answers 500', (_, response) => response.writeHead(500).end()],
  ['answers HTML', (_, response) => response.setHeader('content-type', 'text/html').end('<p>')],
  [
    'answers SVG',
    (_, response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
  ],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://[::1]/' }).end()],
  ['is silent', () => undefined],
  [
    'stops in the middle',
    (_, response) => response.setHeader('content-type', 'image/png').write('x'),
  ],
  ['answers junk', (_, response) => response.setHeader('content-type', 'image/png').end('junk')],
  [
    'answers too much',
    (_, response) => response.setHeader('content-type', 'image/png').end(Buffer.alloc(300_000)),
  ],
];

test.each(firstOf(5, refusals))(
  'a host that %s: a proxy for now, and it is not asked again',
  async (_, refusal) => {
    answer = refusal;
    const unknowing = await appIn(dataDir, IMPATIENT);
    const id = await insertPicture(hostUrl('/b.png'));
    const first = await unknowing.inject(`/images/cards/${id}/240`);
    expect(first.headers['cache-control']).toBe(PROXY_CACHING);
    const second = await unknowing.inject(`/images/cards/${id}/480`);
    expect(second.headers['cache-control']).toBe(PROXY_CACHING);
    await unknowing.close();
    expect(asked).toBe(1);
  },
);

test.each(refusals.slice(0, 3))(
  'a host that %s is still asked for other pictures',
  async (_, refusal) => {
    const bytes = await png();
    answer = (request, response) =>
      request.url === '/bad.png'
        ? refusal(request, response)
        : response.setHeader('content-type', 'image/png').end(bytes);
    const [bad, good] = [
      await insertPicture(hostUrl('/bad.png')),
      await insertPicture(hostUrl('/good.png')),
    ];
    const caching = async (id: string) =>
      (await get(`/images/cards/${id}/240`)).headers['cache-control'];
    expect(await caching(bad)).toBe(PROXY_CACHING);
    expect(await caching(good)).toBe(PICTURE_CACHING);
  },
);

const failures: [string, RequestListener][] = [
  ['answers 503', (_, response) => response.writeHead(503).end()],
  ['breaks off', (request) => request.socket.destroy()],
  ['is silent', () => undefined],
];

test.each(firstOf(1, failures))(
  'a host that %s is left alone: a page of its pictures asks it once',
  async (_, failure) => {
    answer = failure;
    const unknowing = await appIn(dataDir, IMPATIENT);
    const ids = await insertPictures(20, (n) => hostUrl(`/${n}.png`));
    const answers = await Promise.all(ids.map((id) => unknowing.inject(`/images/cards/${id}/240`)));
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      ids.map(() => PROXY_CACHING),
    );
    await unknowing.close();
    expect(asked).toBe(1);
  },
);

test('requests one picture at a time from a host', async () => {
  const bytes = await png();
  let underWay = 0;
  let most = 0;
  answer = async (_, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    // Long enough for others to arrive if they were let through.
    await new Promise(setImmediate);
    response.setHeader('content-type', 'image/png').end(bytes, () => (underWay -= 1));
  };
  const ids = await insertPictures(8, (n) => hostUrl(`/one/${n}.png`));
  const answers = await Promise.all(ids.map((id) => get(`/images/cards/${id}/240`)));
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
    ids.map(() => PICTURE_CACHING),
  );
  expect([asked, most]).toEqual([8, 1]);
});

test('sends no request to a host of this machine', async () => {
  answer = (_, response) => response.end();
  const strict = await appIn(dataDir, { remote: { ...LIMITS, loopback: false } });
  for (const url of [
    hostUrl('/c'),
    'https://127.0.0.1/c',
    'https://[::1]/c',
    'https://localhost/c',
  ]) {
    const id = await insertPicture(url);
    const { headers } = await strict.inject({ url: `/images/cards/${id}` });
    expect(headers['cache-control']).toBe(PROXY_CACHING);
  }
  await strict.close();
  expect(asked).toBe(0);
});

test('a disk that can’t be written still serves pictures', async () => {
  const notFolder = join(dataDir, 'file');
  await writeFile(notFolder, '');
  const unkept = await appIn(notFolder);
  const response = await unkept.inject({ url: `/images/cards/${DRAWN}/80` });
  expect(response.statusCode).toBe(200);
  await unkept.close();
});

test('a page full of new pictures leaves connections for others', async () => {
  const ids = await insertPictures(30, () => null);
  const pool = createPool(db.connectionString, { max: 1 });
  const narrow = await appIn(dataDir, { database: createDatabase(pool) });
  const answers = await Promise.all(
    ids.map((id) => narrow.inject({ url: `/images/cards/${id}/40` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  await narrow.close();
  await pool.end();
});

test('pictures work again when the database does', async () => {
  const id = await insertPicture(null);
  await db.pool.query('alter table card_image rename to card_image_away');
  expect((await get(`/images/cards/${id}/80`)).statusCode).toBe(500);
  await db.pool.query('alter table card_image_away rename to card_image');
  expect((await get(`/images/cards/${id}/80`)).statusCode).toBe(200);
});

test('pictures take no more of the disk than allowed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-images-'));
  const built = await appIn(folder, { mostBytes: 8_000 });
  for (const width of [40, 80, 160, 240, 320, 480]) {
    expect((await built.inject(`/images/cards/${DRAWN}/${width}`)).statusCode).toBe(200);
  }
  const kept = await readdir(join(folder, 'images'));
  expect(kept).toContain(`cards-${DRAWN}-480.webp`);
  expect(kept.length).toBeLessThan(6);
  await built.close();
  await rm(folder, { recursive: true });
});
