import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCatalogueCommand } from '@server/app/cli/catalogue/command';
import { refreshRates } from '@server/modules/catalogue/commands/rates/refresh-rates';
import { anEcbFile } from '@tests/factories/ecb-file';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

const now = new Date('2026-11-21T08:00:00Z');
let own: TestDatabase;
let folder: string;
let server: Server | undefined;

beforeAll(async () => {
  own = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'starbinder-rates-'));
});
beforeEach(async () => {
  await own.pool.query(`truncate exchange_rate;
    insert into exchange_rate (currency, per_euro, day) values ('USD', 1.05, '2026-11-01')`);
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});
afterAll(async () => {
  await own.drop();
  await rm(folder, { recursive: true });
});

const OLD = ['USD 1.05 2026-11-01'];
const stored = async () => {
  const { rows } = await own.pool.query<{ row: string }>(
    `select concat_ws(' ', currency, per_euro, day) as row from exchange_rate order by currency`,
  );
  return rows.map(({ row }) => row);
};

async function file(content: string | Buffer): Promise<string> {
  const path = join(folder, 'rates.xml');
  await writeFile(path, content);
  return path;
}

/** A provider on this machine; gives its address. */
async function provider(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`;
}

const refresh = (source: string, more: Partial<Parameters<typeof refreshRates>[1]> = {}) =>
  refreshRates(source, { database: own.database, now, loopback: true, time: 400, ...more });

test('a file’s rates of the currencies that we know are stored with their day', async () => {
  expect(await refresh(await file(anEcbFile()))).toEqual({
    ok: true,
    day: '2026-11-20',
    changed: ['USD'],
  });
  expect(await stored()).toEqual(['USD 1.0843 2026-11-20']);
});

test('an address is fetched with a user agent', async () => {
  let agent: string | undefined;
  const address = await provider((request, response) => {
    agent = request.headers['user-agent'];
    response.setHeader('content-type', 'text/xml').end(anEcbFile());
  });
  expect(await refresh(address)).toMatchObject({ ok: true, day: '2026-11-20' });
  expect(agent).toBe('Starbinder');
});

test('of several days the newest counts, and the same file again changes nothing', async () => {
  const two = anEcbFile().replace(
    '</Cube>\n\t</Cube>',
    `</Cube><Cube time="2026-11-19"><Cube currency="USD" rate="1.9"/></Cube></Cube>`,
  );
  expect(await refresh(await file(two))).toMatchObject({ ok: true, changed: ['USD'] });
  expect(await refresh(await file(two))).toMatchObject({ ok: true, changed: [] });
  expect(await stored()).toEqual(['USD 1.0843 2026-11-20']);
});

test.each([
  ['an odd rate', { rates: { USD: 'N/A' } }],
  ['no dollars', { rates: { JPY: '165.37' } }],
  ['a time that is no day', { day: '2026-13-40' }],
  ['a day to come', { day: '2026-12-24' }],
])('a day with %s costs itself, and the newest good one counts', async (_, given) => {
  const more = ['2026-11-17', '2026-11-18'].map(
    (day) => `<Cube time="${day}"><Cube currency="USD" rate="1.${day.slice(-2)}"/></Cube>`,
  );
  const several = anEcbFile(given).replace('</Cube>\n\t</Cube>', `</Cube>${more.join('')}</Cube>`);
  expect(await refresh(await file(several))).toMatchObject({ ok: true, day: '2026-11-18' });
  expect(await stored()).toEqual(['USD 1.18 2026-11-18']);
});

test('an older file changes nothing, and a correction of the same day does', async () => {
  const older = anEcbFile({ day: '2026-10-31' });
  expect(await refresh(await file(older))).toMatchObject({ ok: true, changed: [] });
  expect(await stored()).toEqual(OLD);
  const corrected = anEcbFile({ day: '2026-11-01', rates: { USD: '1.06' } });
  expect(await refresh(await file(corrected))).toMatchObject({ ok: true, changed: ['USD'] });
  expect(await stored()).toEqual(['USD 1.06 2026-11-01']);
});

const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`,
).join('')}]><Envelope>&j;</Envelope>`;

test.each<[string, string | Buffer, string, RegExp]>([
  ['a web page', '<!doctype html><html><p>Hello</html>', 'NOT_THE_FORMAT', /a web page/],
  ['half a file', anEcbFile().slice(0, 420), 'NOT_THE_FORMAT', /isn’t complete or isn’t XML/],
  ['JSON', '{"USD": 1.08}', 'NOT_THE_FORMAT', /isn’t XML/],
  ['nothing', '', 'NOT_THE_FORMAT', /isn’t XML|no rates/],
  ['bytes', Buffer.from([0xff, 0xfe, 0, 1, 2]), 'NOT_THE_FORMAT', /isn’t XML/],
  ['other XML', '<feed><entry/></feed>', 'NOT_THE_FORMAT', /no rates of the European/],
  ['no dollars', anEcbFile({ rates: { JPY: '165.37' } }), 'NOT_THE_FORMAT', /no rate of USD/],
  ['an entity bomb', BOMB, 'NOT_THE_FORMAT', /document type/],
  [
    'an entity that reads a file',
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${anEcbFile().slice(39)}`,
    'NOT_THE_FORMAT',
    /document type/,
  ],
  ['an unknown entity', anEcbFile().replace('1.0843', '&one;'), 'NOT_THE_FORMAT', /isn’t XML/],
  ['a time that is no day', anEcbFile({ day: '2026-13-40' }), 'BAD_DAY', /"2026-13-40"/],
  ['tomorrow’s tomorrow', anEcbFile({ day: '2026-11-23' }), 'BAD_DAY', /in the future/],
  [
    'dollars twice',
    anEcbFile().replace("<Cube currency='JPY'", '<Cube currency="USD"'),
    'BAD_RATE',
    /two rates of USD/,
  ],
  ...['0', '0.0000', '-1.08', 'about one', '1e20', '99999999999', '', '1,08', 'NaN'].map(
    (rate): [string, string, string, RegExp] => [
      `the rate ${JSON.stringify(rate)}`,
      anEcbFile({ rates: { USD: rate } }),
      'BAD_RATE',
      /rate of USD is "/,
    ],
  ),
  ['too much', anEcbFile() + ' '.repeat(300_000), 'TOO_LARGE', /too large/],
])('%s is refused, and the old rate stays', async (_, content, code, words) => {
  const outcome = await refresh(await file(content));
  expect(outcome).toMatchObject({ ok: false, refusal: { code } });
  expect(!outcome.ok && outcome.refusal.message).toMatch(words);
  expect(await stored()).toEqual(OLD);
});

test('a day ahead is a clock that differs, not a mistake', async () => {
  expect(await refresh(await file(anEcbFile({ day: '2026-11-22' })))).toMatchObject({ ok: true });
});

test.each<[string, RequestListener, RegExp]>([
  [
    'a redirect into a private network',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    /status 302, a redirect, which isn’t followed\.$/,
  ],
  ['503', (_, response) => response.writeHead(503, { 'retry-after': '60' }).end(), /status 503\.$/],
  [
    'a web page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>'),
    /didn’t answer with a file of exchange rates\.$/,
  ],
  ['silence', () => undefined, /takes too long\.$/],
  [
    'a drip',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    },
    /takes too long\.$/,
  ],
  [
    'half, then a broken connection',
    (_, response) => response.write(anEcbFile().slice(0, 90), () => response.destroy()),
    /can’t be reached/,
  ],
  [
    'too much',
    (_, response) => response.end(anEcbFile() + ' '.repeat(300_000)),
    /too large a file of exchange rates\.$/,
  ],
])('an address that answers with %s is refused', async (_, answer, words) => {
  const outcome = await refresh(await provider(answer));
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'ADDRESS_UNREACHABLE' } });
  expect(!outcome.ok && outcome.refusal.message).toMatch(words);
  expect(await stored()).toEqual(OLD);
});

test.each([
  ['http://example.com/daily.xml', /without TLS/],
  ['https://127.0.0.1/daily.xml', /not on the internet/],
  ['https://[::1]/daily.xml', /not on the internet/],
  ['https://192.168.0.1/daily.xml', /not on the internet/],
])('%s gets no request', async (address, words) => {
  const outcome = await refresh(address, { loopback: false });
  expect(!outcome.ok && outcome.refusal.message).toMatch(words);
});

test('an abort ends a fetch at once', async () => {
  const address = await provider(() => undefined);
  const signal = AbortSignal.timeout(50);
  const started = performance.now();
  expect(await refresh(address, { signal, time: 60_000 })).toMatchObject({ ok: false });
  expect(performance.now() - started).toBeLessThan(30_000);
});

test('the command stores rates, and says what is wrong with a source', async () => {
  const lines: string[] = [];
  const run = (...args: string[]) =>
    runCatalogueCommand(args, {
      sources: { addresses: {}, contact: 'host@example.com' },
      pool: own.pool,
      database: own.database,
      dataDir: folder,
      print: (line) => lines.push(line),
      now,
    });
  const path = await file(anEcbFile());
  expect(await run('rates', path)).toBe(0);
  expect(await run('rates', path)).toBe(0);
  expect(await run('rates', join(folder, 'nothing.xml'))).toBe(1);
  await mkdir(join(folder, 'empty'), { recursive: true });
  expect(await run('rates', join(folder, 'empty'))).toBe(1);
  expect(await run('rates')).toBe(1);
  expect(lines).toEqual([
    'Rates of 2026-11-20: stored for USD.',
    'Rates of 2026-11-20: nothing newer.',
    `${join(folder, 'nothing.xml')}: There is no such file.`,
    `${join(folder, 'empty')}: There is no such file.`,
    'Name one file or address of exchange rates.',
    'See npm run catalogue -- --help',
  ]);
});
