import { firstOf } from '@tests/support/long';
import {
  createJsonProcess,
  type JsonProcess,
} from '@server/modules/catalogue/commands/sync/sources/json/json-process';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bundled } from '../platform/bundled';
import { sendFile, startCataloguePage, type CataloguePage } from '../catalogue-page/running';

let processFile: string;
let separate: JsonProcess;
beforeAll(() => {
  processFile = resolve(bundled('server/modules/catalogue/commands/sync/sources/json/process.ts'));
  separate = createJsonProcess(processFile);
});
afterAll(async () => {
  separate.close();
  await rm(processFile);
});

let page: CataloguePage;
beforeEach(async () => {
  page = await startCataloguePage();
});
afterEach(() => page.close());

/** Sends a file and waits for the end of its import. */
async function imported(content: string | Buffer) {
  const answer = await sendFile(page.app, content, page.admin.headers);
  await page.start(`{ fileId: "${answer.json<{ id: string }>().id}" }`);
  page.run(1, { parse: separate.parse });
  return page.ended();
}

const GOOD = JSON.stringify(aSwuDbRow());
const fileOf = (...rows: string[]) => `{"total_cards":2,"data":[${rows.join(',')}]}`;
/** A row with one value written as it is. */
const rowWith = (key: string, value: string) =>
  JSON.stringify(aSwuDbRow({ Number: '012', Name: 'Odd One' })).replace(
    /\}$/,
    `,${JSON.stringify(key)}:${value}}`,
  );
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['a deep value', rowWith('Deep', deep(200_000))],
  ['a huge text', rowWith('FrontText', `"${'x'.repeat(2_000_000)}"`)],
  ['a lone surrogate', rowWith('Name', String.raw`"\ud83d"`)],
  ['NUL', rowWith('Name', String.raw`"a\u0000"`)],
  ['a long name of emoji', rowWith('Name', `"x${'😀'.repeat(300)}"`)],
  ['NaN for a number', rowWith('Number', 'NaN')],
  ['a prototype without a name', `{"__proto__":${GOOD}}`],
  ['no object', '[[[]]]'],
])('a row with %s is rejected alone', async (_, row) => {
  const { status, reports } = await imported(fileOf(GOOD, row));
  expect(status).toBe('DONE');
  expect(reports[0].lines).toContainEqual({ about: 'rows', words: '2 read, 1 rejected' });
});

test.each([
  ['a prototype besides', rowWith('__proto__', '{"Type":"Nothing"}')],
  ['a key that comes twice', rowWith('Number', '"013"')],
  ...['NaN', 'Infinity', '-Infinity', '1e999', '+1', '-.5x'].map((odd): [string, string] => [
    `the price ${odd}`,
    rowWith('MarketPrice', odd),
  ]),
])('a row with %s is taken', async (_, row) => {
  const { status, reports } = await imported(fileOf(GOOD, row));
  expect(status).toBe('DONE');
  expect(reports[0].lines).toContainEqual({ about: 'rows', words: '2 read, 0 rejected' });
  expect(({} as Record<string, unknown>)['Type']).toBeUndefined();
});

test('a byte order mark is no fault', async () => {
  expect(await imported(`\uFEFF${JSON.stringify(aSwuDbFile(aSwuDbRow()))}`)).toMatchObject({
    status: 'DONE',
  });
});

test.each(
  firstOf(2, [
    ['empty rows', fileOf(GOOD, ...Array<string>(60_000).fill('{}')), /50,000 rows/],
    ['bytes that are no text', Buffer.alloc(1_000_000, 0xff), /is not JSON/],
    ['brackets', '['.repeat(30_000_000), /values/],
    ['quotation marks', `{"data":["${'\\"'.repeat(10_000_000)}`, /ends in the middle/],
  ]),
)('a file of %s is refused, and the next one is imported', async (_, content, why) => {
  const { status, refusal } = await imported(content);
  expect(status).toBe('REFUSED');
  expect(refusal).toMatchObject({ code: 'NOT_THE_FORMAT', message: expect.stringMatching(why) });
  expect(await imported(fileOf(GOOD))).toMatchObject({ status: 'DONE' });
});

test('a report lists the first thousand of many rejected rows', async () => {
  const { reports } = await imported(fileOf(GOOD, ...Array<string>(40_000).fill('{}')));
  const [{ lines, linesLeftOut }] = reports;
  expect(lines).toContainEqual({
    about: 'rows',
    words: '40001 read of 2 announced, 40000 rejected',
  });
  expect(lines.length + linesLeftOut).toBeLessThan(1_020);
});

test('a file that fills the memory ends its process and is refused, and the next one is parsed', async () => {
  const small = createJsonProcess(processFile, 64);
  // Each row has keys of its own, so that its object needs a shape of its own.
  const rows = Array.from({ length: 10_000 }, (_, row) =>
    Object.fromEntries(Array.from({ length: 80 }, (__, at) => [`key-${row}-${at}`, 1])),
  );
  const hostile = Buffer.from(JSON.stringify({ data: rows }));
  expect(await small.parse(hostile)).toEqual({ ok: false, why: 'needs too much memory' });
  expect(await small.parse(Buffer.from('{"data":[]}'))).toEqual({ ok: true, value: { data: [] } });
  small.close();
});
