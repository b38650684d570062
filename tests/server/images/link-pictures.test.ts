import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { imagesPlugin } from '@server/modules/catalogue/queries/pictures/plugin';
import { cardImage } from '@server/modules/catalogue/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { builtPictureWorker, removePictureWorker } from './picture-worker';

let db: TestDatabase;
let dataDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-links-'));
  await insertCardSet(db.database);
  await card('sor-001', null);
  await card('sor-002', 'http://127.0.0.1:9/nowhere.png');
  app = Fastify();
  await app.register(imagesPlugin, {
    database: db.database,
    dataDir,
    worker: builtPictureWorker(),
    remote: { loopback: true, time: 400 },
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.drop();
  await removePictureWorker();
  await rm(dataDir, { recursive: true });
});

async function card(id: string, sourceUrl: string | null) {
  const cardId = await insertCard(db.database, { id, cardSetId: 'sor' });
  const cardVariantId = await insertPrinting(db.database, { cardId });
  await db.pool.query('delete from card_image where card_variant_id = $1', [cardVariantId]);
  await db.database.insert(cardImage).values({
    id: id.replace('-', '').padStart(16, '0'),
    cardVariantId,
    face: 'FRONT',
    orientation: 'PORTRAIT',
    sourceUrl,
  });
}

test.each(['site.jpg', 'card-sets/sor', 'card-sets/SOR', 'cards/sor-001'])(
  'a link to %s shows a picture of the size that link previews need',
  async (name) => {
    const { statusCode, headers, rawPayload } = await app.inject(`/images/links/${name}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test('a link’s picture is made once, and not sent again to a client that has it', async () => {
  const first = await app.inject('/images/links/cards/sor-001');
  const kept = (await readdir(join(dataDir, 'images'))).filter((name) => name.startsWith('links-'));
  const etag = String(first.headers.etag);
  expect(kept).toContain(`${etag.slice(1, -1)}.jpg`);
  const headers = { 'if-none-match': etag };
  const again = await app.inject({ url: '/images/links/cards/sor-001', headers });
  expect(again.statusCode).toBe(304);
});

test('two cards have two pictures', async () => {
  await card('sor-003', null);
  const [a, b] = await Promise.all(
    ['sor-001', 'sor-003'].map((id) => app.inject(`/images/links/cards/${id}`)),
  );
  expect(a!.rawPayload.equals(b!.rawPayload)).toBe(false);
});

test.each(['card-sets/zzz', 'card-sets/%2e%2e', 'cards/sor-999', 'cards/sor-002', 'elsewhere'])(
  'there is none at %s',
  async (name) => {
    expect((await app.inject(`/images/links/${name}`)).statusCode).toBe(404);
  },
);
