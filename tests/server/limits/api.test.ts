import type { FastifyInstance } from 'fastify';
import { API_RATE } from '@server/platform/rate-limit';
import { builtPictureWorker, removePictureWorker } from '../images/picture-worker';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { haveCounted, inOneMinute } from './in-one-minute';

const ELSEWHERE = '203.0.113.8';

/** Each test has its own: one app's counts may still be on their way to the database in the next test. */
let here: string;
let tests = 0;
beforeEach(() => {
  tests += 1;
  here = `198.51.100.${tests}`;
});

let server: TestApp;
let mira: Person;
beforeAll(async () => {
  server = await startTestApp({ pictureWorker: builtPictureWorker() });
  mira = await signUp(server.database, { handle: 'mira' });
});
afterAll(async () => {
  await server.close();
  await removePictureWorker();
});

const limited = (byUser: number, byAddress: number): Promise<FastifyInstance> =>
  server.another({ apiRate: { name: 'api', byUser, byAddress } });

const CATALOGUE = { query: '{ cardSets { id } }' };
const OWN = { query: '{ userCollectionPreferences { id } }' };

interface From {
  payload?: object;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

const post = (app: FastifyInstance, { payload = CATALOGUE, ...from }: From = {}) =>
  app.inject({ method: 'POST', url: '/graphql', payload, remoteAddress: here, ...from });

/** The statuses of several requests, one after the other. */
async function statuses(count: number, ask: () => ReturnType<typeof post>): Promise<number[]> {
  const got: number[] = [];
  for (let at = 0; at < count; at += 1) got.push((await ask()).statusCode);
  return got;
}

/** Waits until the app receives notifications about the catalogue, and so keeps its answers. */
async function untilKept(app: FastifyInstance): Promise<void> {
  for (let isKept = false; !isKept;) {
    const asked = jest.spyOn(server.pool, 'query');
    await post(app);
    isKept = asked.mock.calls.length === 0;
    asked.mockRestore();
  }
}

/** Waits until the database has counted at least so much of this test's address, in whichever minute. */
async function untilCounted(count: number): Promise<void> {
  for (let counted = 0; counted < count;) {
    const { rows } = await server.pool.query(
      'select coalesce(sum(count), 0)::int as sum from rate_count where key = $1',
      [`api address ${here}`],
    );
    counted = rows[0].sum;
  }
}

/** Sends requests until one is refused, and returns how many were let through. */
async function untilRefused(ask: () => ReturnType<typeof post>): Promise<number> {
  for (let passed = 0; ; passed += 1) if ((await ask()).statusCode === 429) return passed;
}

it('one address has one limit for all routes, and learns when to retry', async () => {
  const { answers, refused } = await inOneMinute(server.pool, async () => {
    const app = await limited(1_000, 5);
    return {
      answers: await statuses(6, () => post(app)),
      refused: await Promise.all([
        app.inject({ url: '/api/auth_status', remoteAddress: here }),
        app.inject({ url: '/%61pi/auth_status', remoteAddress: here }),
        app.inject({ url: '/graphql?id=x', remoteAddress: here }),
        app.inject({ method: 'DELETE', url: '/users/sign_out', remoteAddress: here }),
        app.inject({ url: '/auth/google_oauth2/callback', remoteAddress: here }),
      ]),
    };
  });
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  for (const response of refused) {
    expect(response.statusCode).toBe(429);
    expect(response.headers['cache-control']).toBe('no-store');
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  expect(refused[0]?.json()).toEqual({
    errors: [
      {
        message: 'That was a lot at once. Try again in a minute.',
        extensions: {
          code: 'RATE_LIMITED',
          retryAfter: Number(refused[0]?.headers['retry-after']),
        },
      },
    ],
  });
  expect(refused.at(-1)?.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('another address and routes outside the API aren’t limited', async () => {
  const answers = await inOneMinute(server.pool, async () => {
    const app = await limited(1_000, 1);
    await statuses(2, () => post(app));
    return Promise.all([
      post(app),
      post(app, { remoteAddress: ELSEWHERE }),
      app.inject({ url: '/healthz', remoteAddress: here }),
      app.inject({ url: '/images/cards/0123456789abcdef', remoteAddress: here }),
    ]);
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 200, 200, 404]);
});

it('the address is the one that a trusted proxy gives', async () => {
  const answers = await inOneMinute(server.pool, async () => {
    const app = await server.another({
      config: { ...testConfig, trustProxy: [here] },
      apiRate: { name: 'api', byUser: 1_000, byAddress: 1 },
    });
    const by = (address: string) => post(app, { headers: { 'x-forwarded-for': address } });
    return [await by('192.0.2.1'), await by('192.0.2.2'), await by('192.0.2.1')];
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});

it('a person has one limit for all addresses, which doesn’t affect others', async () => {
  const other = await signUp(server.database, { handle: 'teo' });
  const answers = await inOneMinute(server.pool, async () => {
    const app = await limited(3, 1_000);
    const own = { payload: OWN, headers: mira.headers };
    return [
      ...(await statuses(2, () => post(app, own))),
      ...(await statuses(2, () => post(app, { ...own, remoteAddress: ELSEWHERE }))),
      (await app.inject({ url: '/api/auth_status', headers: mira.headers })).statusCode,
      (await post(app, { payload: OWN, headers: other.headers })).statusCode,
      // A public answer, so the person isn't looked up.
      (await post(app, { headers: mira.headers })).statusCode,
    ];
  });
  expect(answers).toEqual([200, 200, 200, 429, 429, 200, 200]);
});

it('a ready-made answer waits for no statement, and hundreds need only a few', async () => {
  const app = await limited(1_000, 1_000_000);
  await untilKept(app);
  const asked = jest.spyOn(server.pool, 'query');
  const counted = jest.spyOn(server.pool, 'connect');
  const began = performance.now();
  await statuses(300, () => post(app));
  const seconds = (performance.now() - began) / 1_000;
  expect(asked).not.toHaveBeenCalled();
  // One for each hundred and each second; on a slow machine, counts of earlier requests add some.
  expect(counted.mock.calls.length).toBeLessThanOrEqual(10 + Math.ceil(seconds));
  jest.restoreAllMocks();
  await untilCounted(300);
});

it('two processes share one address’s limit, plus at most a hundred each', async () => {
  const passed = await inOneMinute(server.pool, async () => {
    const [one, two] = [await limited(1_000, 200), await limited(1_000, 200)];
    const first = await untilRefused(() => post(one));
    const second = await untilRefused(() => post(two));
    return { first, second };
  });
  expect(passed.first).toBe(200);
  // Alone, it would have let 200 through.
  expect(passed.second).toBeLessThan(180);
});

it('a new process uses counts that others made before', async () => {
  const passed = await inOneMinute(server.pool, async () => {
    await haveCounted(server.pool, `api address ${here}`, API_RATE.byAddress);
    await haveCounted(server.pool, `api user ${mira.id}`, API_RATE.byUser);
    const app = await server.another({ apiRate: API_RATE });
    const byAddress = await untilRefused(() => post(app));
    const byUser = await untilRefused(() =>
      post(app, { payload: OWN, headers: mira.headers, remoteAddress: ELSEWHERE }),
    );
    return { byAddress, byUser };
  });
  expect(passed.byAddress).toBeLessThan(200);
  expect(passed.byUser).toBeLessThan(200);
});
