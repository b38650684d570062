import type { InjectOptions } from 'fastify';
import type { Rate } from '@server/platform/rate-limit';
import {
  EXPORT_RATE,
  IMPORT_RATE,
  MY_DATA_RATE,
  SIGN_IN_RATE,
} from '@server/platform/rate-limit/rates';
import { csrfTokenOf, newToken, tokenHash } from '@server/modules/people/commands/session-token';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { haveCounted, inOneMinute } from './in-one-minute';

let server: TestApp;
let mira: Person;
let teo: Person;
const tokens = { mira: newToken(), teo: newToken() };

beforeAll(async () => {
  server = await startTestApp();
  mira = await signUp(server.database, { handle: 'mira' });
  teo = await signUp(server.database, { handle: 'teo' });
});
afterAll(() => server.close());

type Name = 'mira' | 'teo';
interface Limited {
  rate: Rate;
  ask: (by: Name) => InjectOptions;
  /** The key under which a person is counted, if it isn't their id. */
  who?: (by: Name) => string;
  /** The status of an answer that isn't refused for the limit. */
  else: number;
}

const person = (by: Name): Person => (by === 'mira' ? mira : teo);
const signedIn = (by: Name, options: InjectOptions): InjectOptions => ({
  ...options,
  headers: { ...person(by).headers, ...options.headers },
});

const limited: Record<string, Limited> = {
  'a sign-in that is begun': {
    rate: SIGN_IN_RATE,
    ask: (by) => ({
      method: 'POST',
      url: '/auth/google_oauth2',
      payload: { redirect_to: '/' },
      headers: { cookie: `session=${tokens[by]}`, 'x-csrf-token': csrfTokenOf(tokens[by]) },
    }),
    who: (by) => tokenHash(tokens[by]),
    // No provider listens in this test.
    else: 503,
  },
  'a file that is read': {
    rate: IMPORT_RATE,
    ask: (by) =>
      signedIn(by, {
        method: 'POST',
        url: '/api/import_collection',
        headers: { 'content-type': 'text/csv' },
        payload: 'nonsense',
      }),
    else: 400,
  },
  'an import that is applied': {
    rate: IMPORT_RATE,
    ask: (by) =>
      signedIn(by, {
        method: 'POST',
        url: '/api/import_collection/4d0f3c0e-0000-4000-8000-000000000000/apply?mode=add',
      }),
    // A preview that is gone.
    else: 400,
  },
  'an export': {
    rate: EXPORT_RATE,
    ask: (by) => signedIn(by, { url: '/api/export_collection?format=csv' }),
    else: 200,
  },
  'a copy of one’s data': {
    rate: MY_DATA_RATE,
    ask: (by) => signedIn(by, { url: '/api/my_data' }),
    else: 200,
  },
};

describe.each(Object.entries(limited))('%s', (_, { rate, ask, who, else: other }) => {
  const id = (by: Name) => (who ? who(by) : person(by).id);
  const statusOf = async (by: Name, remoteAddress = '127.0.0.1') =>
    (await server.app.inject({ ...ask(by), remoteAddress })).statusCode;

  it('is refused to a person who did it too often, with the time to wait, but to nobody else', async () => {
    const { statuses, refused } = await inOneMinute(server.pool, async () => {
      await haveCounted(server.pool, `${rate.name} user ${id('mira')}`, rate.byUser - 1);
      const first = await statusOf('mira');
      const response = await server.app.inject(ask('mira'));
      return { statuses: [first, await statusOf('teo')], refused: response };
    });
    expect(statuses).toEqual([other, other]);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['cache-control']).toBe('no-store');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json().errors[0].extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: seconds,
    });
  });

  it('is refused to an address from which it was done too often, and to no other', async () => {
    const statuses = await inOneMinute(server.pool, async () => {
      await haveCounted(server.pool, `${rate.name} address 203.0.113.7`, rate.byAddress - 1);
      return [
        await statusOf('mira', '203.0.113.7'),
        await statusOf('teo', '203.0.113.7'),
        await statusOf('teo', '203.0.113.8'),
      ];
    });
    expect(statuses).toEqual([other, 429, other]);
  });
});

it('visitors who export count by address', async () => {
  const statuses = await inOneMinute(server.pool, async () => {
    await haveCounted(server.pool, 'export address 203.0.113.7', EXPORT_RATE.byAddress - 1);
    const url = '/api/export_collection?format=csv&user_handle=mira';
    const ask = (remoteAddress: string) => server.app.inject({ url, remoteAddress });
    return [await ask('203.0.113.7'), await ask('203.0.113.7'), await ask('203.0.113.8')];
  });
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 429, 404]);
});
