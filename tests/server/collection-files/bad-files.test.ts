import { itLong } from '@tests/support/jest/it-long';
import { connect, type AddressInfo } from 'node:net';
import { collectionImport } from '@server/modules/collection/tables';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { apply, countsOf, insertFileCatalogue, preview, upload } from './file-test';

const HEADER = 'Set,CardNumber,Count,IsFoil\n';
const MEGABYTE = 1024 * 1024;

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp({ requestTimeout: 400 });
  await insertFileCatalogue(server.database);
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

const photo = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
  Buffer.alloc(5 * MEGABYTE, 0x5a),
]);

it.each<[what: string, file: string | Buffer, code: string, sentence: string]>([
  ['a photo', photo, 'PICTURE', 'This is a picture. A collection is a CSV or a JSON file.'],
  [
    'a program',
    Buffer.from('MZ\0\x01\x02\x03\x90\0\x03\0\0\0\x04\0'),
    'NOT_TEXT',
    'isn’t a text file',
  ],
  ['a spreadsheet', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaa'), 'SPREADSHEET', 'Save it as CSV'],
  ['a wrong header', 'Card,Quantity\nA,3\n', 'UNKNOWN_FORMAT', 'Set,CardNumber,Count,IsFoil'],
  ['a header twice', 'Set,Set,CardNumber,Count,IsFoil\n', 'UNKNOWN_FORMAT', 'first line'],
  ['a web page', '<!doctype html><p>Hello</p>', 'UNKNOWN_FORMAT', 'don’t recognise these columns'],
  ['nothing', '', 'EMPTY', 'no row'],
  ['blanks', ' \r\n\n  ', 'EMPTY', 'no row'],
  ['a header alone', HEADER, 'EMPTY', 'no row'],
  ['one line of 1 MB', 'x'.repeat(MEGABYTE), 'LINE_TOO_LONG', '(line 1)'],
  [
    'a line of 1 MB among others',
    `${HEADER}SOR,001,1,False\nSOR,${'0'.repeat(MEGABYTE)}1,1,False\n`,
    'LINE_TOO_LONG',
    '(line 3)',
  ],
  ['a quote without an end', `${HEADER}SOR,"001,1,False\nSOR,001,1,False\n`, 'BROKEN', 'broken'],
  [
    'half a JSON',
    '{"format":"starbinder-collection","printings":[{"set":"SOR"',
    'BROKEN',
    'broken',
  ],
  [
    'a JSON of something else',
    '{"data":[{"Set":"SOR"}]}',
    'UNKNOWN_JSON',
    'This is JSON, but neither',
  ],
  ['brackets without end', '['.repeat(MEGABYTE), 'LINE_TOO_LONG', 'longer'],
  ['an endless string', `{"format":"${'x'.repeat(MEGABYTE)}`, 'LINE_TOO_LONG', 'longer'],
])('refuses %s with one sentence', async (_what, file, code, sentence) => {
  const response = await upload(server.app, person, file);
  expect(response.statusCode).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  const [error] = response.json().errors;
  expect(error.extensions).toEqual({ code });
  expect(error.message).toContain(sentence);
  expect(await server.database.select().from(collectionImport)).toEqual([]);
});

it.each([
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${HEADER}SOR,059,2,True\n`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(`${HEADER}SOR,059,2,True\n`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${HEADER}SOR,059,2,True\n`, 'utf16le').swap16()],
  ['UTF-8 with a mark', `\uFEFF${HEADER}SOR,059,2,True\n`],
  ['semicolons', 'Set;CardNumber;Count;IsFoil\r\nSOR;59;2;TRUE\r\n;;;\r\n'],
  ['tabs, as pasted', 'isfoil\tcount\tset\tcardnumber\tNotes\ntrue\t2\tsor\t059f\tof a friend'],
])('reads %s', async (_what, file) => {
  const { id, rows } = await preview(server.app, person, file);
  expect(rows).toBe(1);
  await apply(server.app, person, id);
  expect(await countsOf(server.database, person)).toEqual({ 'sor-059-foil': [2, null] });
});

it('reports every row that cannot be used, with its line', async () => {
  const file = `Set,CardNumber,Count,IsFoil,Stamp
SOR,001,1,False,
25CE,001,1,False,
SORPR,1,1,True,Judge

SOR,999,1,False,
SOR,060,abc,False,
SOR,060,-1,False,
SOR,060,1.5,False,
SOR,060,10000,False,
SOR,060,2147483648,False,
SOR,060,1,maybe,
,060,1,False,
SOR,,1,False,
SOR,001,9999,False,
`;
  const { rows, rejected, plans } = await preview(server.app, person, file);
  expect(rows).toBe(13);
  expect(rejected.first).toMatchObject([
    { line: 3, about: '25CE 001', text: 'There is no set “25CE” in the catalogue.' },
    { line: 4, about: 'SORPR 1', text: 'There is no set SORPR in the catalogue.' },
    { line: 6, about: 'SOR 999', text: 'SOR has no number “999”.' },
    count(7, '“abc”'),
    count(8, '“-1”'),
    count(9, '“1.5”'),
    count(10, '“10000”'),
    count(11, '“2147483648”'),
    {
      line: 12,
      about: '',
      text: 'IsFoil is “maybe”; it must be a yes or a no, such as True or False.',
    },
    { line: 13, about: '', text: 'The row names no set.' },
    { line: 14, about: 'SOR', text: 'The row names no card number.' },
    {
      line: 15,
      about: 'SOR 001',
      text: 'With this row the file counts 10,000 copies; 9,999 is the most.',
    },
  ]);
  expect(rejected.total).toBe(12);
  expect(plans.add).toMatchObject({ changes: 1, copies: 1 });
});

const count = (line: number, value: string) => ({
  line,
  about: 'SOR 060',
  text: `Count is ${value}; it must be a whole number from 0 to 9,999.`,
});

it('reports the first thousand of many', async () => {
  const { rejected } = await preview(server.app, person, HEADER + 'XYZ,1,1,False\n'.repeat(5_000));
  expect(rejected.total).toBe(5_000);
  expect(rejected.first).toHaveLength(1_000);
});

it('refuses visitors, other sites, and other people’s previews', async () => {
  const visitor = await upload(server.app, null, HEADER);
  expect(visitor.statusCode).toBe(401);
  expect(visitor.json().errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED' });

  const headers = { origin: 'https://evil.example' };
  expect((await upload(server.app, person, HEADER, { headers })).statusCode).toBe(403);
  expect((await upload(server.app, person, HEADER, { type: 'image/jpeg' })).statusCode).toBe(415);

  const { id } = await preview(server.app, person, `${HEADER}SOR,001,1,False\n`);
  const stranger = await signUp(server.database);
  for (const wrong of [
    await apply(server.app, stranger, id),
    await apply(server.app, person, 'x'),
  ]) {
    expect(wrong.json().errors[0].extensions).toEqual({ code: 'NOT_FOUND' });
  }
  expect((await apply(server.app, person, id, 'both')).statusCode).toBe(400);
  expect(await countsOf(server.database, person)).toEqual({});
});

/** Pieces that arrive one by one. */
const MAX_PIECES = 12;

describe('over a connection', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = server.app.server.address() as AddressInfo);
  });

  /** Sends a header, a first piece and more, until the server refuses. @returns its answer and what it took */
  const send = (header: string, first: string, piece: Buffer | string, every: number | null) =>
    new Promise<{ answer: string; taken: number }>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/import_collection HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.headers.cookie}\r\ncontent-type: text/csv\r\n${header}\r\n\r\n${first}`,
        );
        if (every === null) more();
      });
      const more = (): void => {
        if (socket.destroyed || answer !== '') return;
        if (socket.write(piece)) setImmediate(more);
        else socket.once('drain', more);
      };
      let left = MAX_PIECES;
      const writeNext = () => {
        if (left-- > 0) socket.write(piece);
      };
      const drip = every === null ? undefined : setInterval(writeNext, every);
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        resolve({ answer, taken: socket.bytesWritten });
      });
    });

  it('refuses 200 MB by the announced length, without reading', async () => {
    const rows = Buffer.alloc(MEGABYTE, 'SOR,001,0,False\n');
    const { answer, taken } = await send(`content-length: ${200 * MEGABYTE}`, HEADER, rows, null);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('It is larger than 64 MB.');
    expect(taken).toBeLessThan(32 * MEGABYTE);
  });

  itLong(
    'refuses 200 MB without an announced length after 64 MB',
    async () => {
      const chunk = (data: Buffer) =>
        Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
      const rows = chunk(Buffer.alloc(MEGABYTE, `SOR,001,0,False,${'x'.repeat(4_000)}\n`));
      const first = chunk(Buffer.from('Set,CardNumber,Count,IsFoil,Stamp\n')).toString();
      const { answer, taken } = await send('transfer-encoding: chunked', first, rows, null);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(taken).toBeGreaterThan(64 * MEGABYTE);
      expect(taken).toBeLessThan(100 * MEGABYTE);
    },
    180_000,
  );

  itLong('gives up on a body that trickles in, but not on one that is just slow', async () => {
    const drip = await send(`content-length: ${MEGABYTE}`, HEADER, '\n', 50);
    expect(drip.answer).toMatch(/^HTTP\/1\.1 408 /);

    // Pieces of 4 KB for more than a second take longer than the patience.
    const rows = 'SOR,001,0,False\n'.repeat(256);
    const length = HEADER.length + MAX_PIECES * rows.length;
    const slow = await send(`connection: close\r\ncontent-length: ${length}`, HEADER, rows, 100);
    expect(slow.answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
