import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { importedBy, refusedBy, withImports } from './support/imports';

const context = withImports();
const file = JSON.stringify(aSwuDbFile(aSwuDbRow()));
let server: Server;

/** A provider on this machine; gives its address. */
async function provider(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/cards/qzx`;
}

beforeEach(() => {
  context.limits = { bytes: 100_000, silence: 200, total: 1500 };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('an address is imported with a user agent', async () => {
  let agent: string | undefined;
  const address = await provider((request, response) => {
    agent = request.headers['user-agent'];
    response.setHeader('content-type', 'application/json').end(file);
  });
  expect((await importedBy(context, address)).cards.added).toBe(1);
  expect(agent).toBe('Starbinder catalogue import');
});

test('a redirect is followed', async () => {
  const address = await provider((request, response) => {
    if (request.url === '/cards/qzx') response.writeHead(302, { location: '/other' }).end();
    else response.end(file);
  });
  expect((await importedBy(context, address)).cards.added).toBe(1);
});

const half = file.slice(0, 60);
test.each<[string, RequestListener, RegExp]>([
  ['500', (_, response) => response.writeHead(500).end('oops'), /answered with status 500\.$/],
  ['404', (_, response) => response.writeHead(404).end(), /answered with status 404\.$/],
  ['204', (_, response) => response.writeHead(204).end(), /answered with status 204\.$/],
  [
    'HTML',
    (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>'),
    /answered with a web page, not with a swu-db set file\.$/,
  ],
  ['HTML as JSON', (_, response) => response.end('<html>'), /is a web page/],
  ['nothing at all', () => undefined, /does not answer\.$/],
  ['half, then silence', (_, response) => response.write(half), /stopped in the middle/],
  [
    'half, then a broken connection',
    (_, response) => response.write(half, () => response.destroy()),
    /broke off in the middle of its answer\.$/,
  ],
  ['half, as if it were whole', (_, response) => response.end(half), /ends in the middle/],
  [
    'a drip',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
    /took too long to answer\.$/,
  ],
  [
    'too much',
    (_, response) => response.end(`{"note":"${'x'.repeat(200_000)}"}`),
    /is larger than/,
  ],
  [
    'a redirect to a file',
    (_, response) => response.writeHead(302, { location: 'file:///etc/hosts' }).end(),
    /leads to where nothing is asked: file/,
  ],
  [
    'a redirect to a private network',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/cards' }).end(),
    /leads to where nothing is asked: 10\.0\.0\.1 is not on the internet\.$/,
  ],
  [
    'a redirect to another port of this machine',
    (_, response) => response.writeHead(302, { location: 'http://localhost:1/cards' }).end(),
    /leads to where nothing is asked: localhost is not on the internet\.$/,
  ],
  [
    'a redirect to itself',
    (_, response) => response.writeHead(302, { location: '/cards/qzx' }).end(),
    /cannot be reached/,
  ],
  ['a closed connection', (request) => request.socket.destroy(), /cannot be reached/],
])('a provider that answers %s is refused in one sentence', async (_, answer, sentence) => {
  expect(await refusedBy(context, await provider(answer))).toMatch(sentence);
  expect(await context.rowsOf('card_set', 'catalogue_import')).toEqual([]);
});
