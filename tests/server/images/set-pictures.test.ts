import sharp from 'sharp';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from '../users/support/sign-up';
import { builtPictureWorker, removePictureWorker } from './picture-worker';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let server: TestApp;
let admin: Person;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-set-pictures-'));
  server = await startTestApp({
    pictureWorker: builtPictureWorker(),
    config: { ...testConfig, dataDir },
  });
  admin = await signUpAdmin(server.database);
  await insertCardSet(server.database, { code: 'ABC' });
});
afterAll(async () => {
  await server.close();
  await removePictureWorker();
  await rm(dataDir, { recursive: true });
});

const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Secret Place' } })
    .jpeg()
    .toBuffer();

const send = (payload: Buffer, headers: Record<string, string>, id = 'abc', type = 'image/jpeg') =>
  server.app.inject({
    method: 'POST',
    url: `/api/card_set_picture/${id}`,
    headers: { ...headers, 'content-type': type },
    payload,
  });
/** As administrators see it, whose answers nothing keeps. */
const shown = async (): Promise<string> =>
  (await ask(server.app, '{ listedCardSets { imageUrl } }', {}, admin.headers)).data
    .listedCardSets[0].imageUrl;

it('shows a sent picture, without what else was in the file, and the drawn one again', async () => {
  expect((await send(await picture('red'), admin.headers)).statusCode).toBe(200);
  const url = await shown();
  expect(url).toMatch(/^\/images\/card_set_pictures\/[0-9a-f]{16}$/);
  const answer = await server.app.inject(`${url}/320`);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.rawPayload.includes('Secret Place')).toBe(false);
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels[0]!.mean).toBeGreaterThan(200);

  await send(await picture('blue'), admin.headers);
  expect(await shown()).not.toBe(url);
  const back = 'mutation { removeCardSetPicture(cardSetId: "abc") { errors { code } } }';
  await ask(server.app, back, {}, admin.headers);
  expect(await shown()).toBe('/images/card_sets/abc');
  const { rows } = await server.pool.query(`select action, subject from catalogue_audit_entry`);
  expect(rows).toHaveLength(3);
});

it.each([
  ['a web page', Buffer.from('<html></html>'), 'image/png', 400],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'image/png',
    400,
  ],
  ['an SVG that says so', Buffer.from('<svg/>'), 'image/svg+xml', 415],
  ['too large a file', Buffer.alloc(8 * 1024 * 1024 + 1), 'image/png', 413],
])('refuses %s', async (_what, bytes, type, status) => {
  const before = await shown();
  expect((await send(bytes, admin.headers, 'abc', type)).statusCode).toBe(status);
  expect(await shown()).toBe(before);
});

it('is for administrators, and for known sets', async () => {
  const somebody = await signUp(server.database);
  const bytes = await picture('green');
  expect((await send(bytes, {})).statusCode).toBe(401);
  expect((await send(bytes, somebody.headers)).statusCode).toBe(403);
  expect((await send(bytes, admin.headers, 'xyz')).statusCode).toBe(404);
});
