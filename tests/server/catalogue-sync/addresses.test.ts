import { itLong } from '@tests/support/jest/it-long';
import type { ServerResponse } from 'node:http';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import {
  aGroup,
  anOfficialCard,
  aPrice,
  aProduct,
  tcgcsvAnswer,
} from '@tests/factories/tcgcsv-rows';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProvider, type Provider } from './support/provider';
import { withSync } from './support/sync';

const context = withSync();
let provider: Provider;
beforeEach(async () => {
  provider = await startProvider({
    'tcgcsv/79/groups.json': tcgcsvAnswer(
      aGroup(),
      ...[2, 3, 4].map((at) =>
        aGroup({ groupId: 7000 + at, name: `Set ${at}`, abbreviation: `QZ${at}` }),
      ),
    ),
    'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
    ...Object.fromEntries(
      [2, 3, 4].map((at) => [`swu-db/qz${at}.json`, aSwuDbFile(aSwuDbRow({ Set: `QZ${at}` }))]),
    ),
    'official/all.json': { data: [anOfficialCard()] },
  });
});
afterEach(() => provider.stop());

const sync = () => context.synced({ from: provider.from });
const paths = () => provider.requests.map(({ path }) => path);

test('asks for each file once, two at once at the most, and says who asks', async () => {
  const report = await sync();
  expect(report.sets.map(({ code, refusals }) => [code, refusals])).toEqual(
    ['QZ2', 'QZ3', 'QZ4', 'QZX'].map((code) => [code, []]),
  );
  expect(new Set(paths()).size).toBe(paths().length);
  expect(provider.most()).toBe(2);
  for (const { headers } of provider.requests) {
    expect(headers['user-agent']).toBe('Starbinder (host@example.com)');
  }
});

test('asks for nothing again on the same day, and the next day for what has changed', async () => {
  await sync();
  const before = await context.rowVersions();
  provider.requests = [];
  context.now = new Date('2026-07-01T23:59:00Z');
  expect((await sync()).isChanged).toBe(false);
  expect(paths()).toEqual([]);

  context.now = new Date('2026-07-02T00:01:00Z');
  provider.files['swu-db/qzx.json'] = aSwuDbFile(aSwuDbRow({ Cost: '7' }));
  await sync();
  expect(paths()).toContain('swu-db/qzx.json');
  for (const { path, headers } of provider.requests) {
    if (path in provider.files) expect(headers['if-none-match']).toBeDefined();
  }
  const changed = (await context.rowVersions()).filter((row) => !before.includes(row));
  expect(changed.every((row) => row.includes('qzx'))).toBe(true);
  expect(changed.filter((row) => row.startsWith('card '))).toHaveLength(1);
});

test('a provider without ETags: the same content is not written again', async () => {
  provider.etags = false;
  await sync();
  const before = await context.rowVersions();
  context.now = new Date('2026-07-02T12:00:00Z');
  expect((await sync()).isChanged).toBe(false);
  expect(await context.rowVersions()).toEqual(before);
});

test('a clock that was a day ahead doesn’t keep it from asking', async () => {
  context.now = new Date('2026-07-05T12:00:00Z');
  await sync();
  provider.requests = [];
  context.now = new Date('2026-07-04T12:00:00Z');
  await sync();
  expect(paths()).toContain('tcgcsv/79/groups.json');
});

test('a file of tomorrow, by a clock that is a day off, counts from now on, and the report says so', async () => {
  const [products, prices] = ['products', 'prices'].map((name) => `tcgcsv/79/7001/${name}.json`);
  provider.files[products ?? ''] = tcgcsvAnswer(aProduct());
  provider.files[prices ?? ''] = (_: unknown, response: ServerResponse) =>
    response
      .setHeader('last-modified', 'Thu, 02 Jul 2026 12:00:00 GMT')
      .end(JSON.stringify(tcgcsvAnswer(aPrice())));
  const set = (await sync()).sets.find(({ code }) => code === 'QZX');
  expect(set?.refusals).toEqual([]);
  expect(set?.notes.map(({ message }) => message)).toEqual([
    'says that it is of 2026-07-02T12:00:00.000Z, which is in the future: now counts',
  ]);
  expect(
    await context.rows(
      "select current_price_cents as cents, current_price_recorded_at as at from card_variant where id = 'qzx-011-standard'",
    ),
  ).toEqual([{ cents: 110, at: context.now }]);
});

test('what is kept may be gone, cut off or of another address: then it is fetched again', async () => {
  await sync();
  provider.requests = [];
  const kept = join(context.dataDir, 'sources/swu-db');
  await rm(join(kept, 'qzx.json'));
  await writeFile(join(kept, 'qz2.note.json'), '{"addr');
  const note = JSON.parse(await readFile(join(kept, 'qz3.note.json'), 'utf8')) as object;
  await writeFile(
    join(kept, 'qz3.note.json'),
    JSON.stringify({ ...note, address: 'https://elsewhere.example/qz3' }),
  );
  await sync();
  expect(paths().sort()).toEqual(['swu-db/qz2.json', 'swu-db/qz3.json', 'swu-db/qzx.json']);
});

test('a set that the source doesn’t have is asked for once a day, too', async () => {
  delete provider.files['swu-db/qz4.json'];
  expect((await sync()).notes).toContainEqual({
    source: 'tcgcsv',
    about: 'Set 4',
    message: 'has no cards in any source',
  });
  provider.requests = [];
  await sync();
  expect(paths()).toEqual([]);
});

itLong('waits as long as Retry-After says', async () => {
  const file = provider.files['swu-db/qzx.json'];
  provider.files['swu-db/qzx.json'] = (_: unknown, response: ServerResponse) => {
    provider.files['swu-db/qzx.json'] = file;
    response.writeHead(503, { 'retry-after': '1' }).end();
  };
  const report = await sync();
  expect(report.sets.flatMap(({ refusals }) => refusals)).toEqual([]);
  const [first, second] = provider.requests.filter(({ path }) => path === 'swu-db/qzx.json');
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
});
