import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { type EveryRoute, startEveryRoute } from '../hostile-input/support/every-route';
import { startTestApp } from '../support/test-app';

const LIMIT = 256 * 1024;
/** Routes for files, each with a type that it accepts. */
const FILES: Record<string, string> = {
  'POST /api/card_set_picture/:id': 'image/png',
  'POST /api/catalogue_file': 'text/csv',
  'POST /api/import_collection': 'text/csv',
  'POST /api/read_cards': 'text/csv',
};

describe('a body of more than 256 KB', () => {
  let all: EveryRoute;
  beforeAll(async () => {
    all = await startEveryRoute();
  });
  afterAll(() => all.close());

  const send = async (route: string, length: number, given: Partial<InjectOptions> = {}) => {
    const [method, url = '/'] = route.split(' ', 2) as [InjectOptions['method'], string];
    const headers = { ...all.headers(), 'content-type': 'application/json', ...given.headers };
    const payload = `"${'x'.repeat(length - 2)}"`;
    const { statusCode } = await all
      .appOf(route)
      .inject({ method, url, payload, ...given, headers } as InjectOptions);
    return statusCode;
  };

  it('is refused by every route but those for files', async () => {
    const statuses = await Promise.all(
      all.routes
        .filter((route) => !(route in FILES))
        .map(async (route) => [route, await send(route, LIMIT + 1)]),
    );
    expect(statuses.filter(([, status]) => status !== 413)).toEqual([]);
    expect(await send('POST /no/such/route', LIMIT + 1)).toBe(413);
    expect(await send('PUT /graphql', LIMIT + 1)).toBe(413);
  });

  it.each(['POST /graphql', 'POST /api/import_collection/1/apply', 'DELETE /users/sign_out'])(
    'is refused when its length is not announced: %s',
    async (route) => {
      const payload = Readable.from([`"${'x'.repeat(LIMIT)}`, '"']);
      const headers = { 'transfer-encoding': 'chunked' };
      expect(await send(route, 2, { payload, headers })).toBe(413);
    },
  );

  it.each(Object.entries(FILES))(
    'may be a file, of types that only such a route accepts: %s',
    async (route, type) => {
      const file = { headers: { 'content-type': type } };
      expect(await send(route, LIMIT + 1, file)).toBeLessThan(413);
      expect(await send('POST /api/import_collection/1/apply', 100, file)).toBe(415);
    },
  );

  it('is refused only beyond the limit', async () => {
    expect(await send('POST /graphql', LIMIT)).toBe(400);
  });
});

/** A body that trickles in must not hold a connection forever (rules/attacks#transport). */
it('answers 408 to a body that doesn’t end', async () => {
  const server = await startTestApp({ requestTimeout: 200 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;

  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
    });
    const drip = setInterval(() => socket.write(' '), 50);
    socket.on('data', (data) => {
      // What comes after the answer finds the connection closed.
      clearInterval(drip);
      received += data.toString();
    });
    socket.on('close', () => {
      clearInterval(drip);
      resolve(received);
    });
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});
