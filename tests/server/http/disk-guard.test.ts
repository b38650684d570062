import type { InjectOptions } from 'fastify';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

const MEGABYTE = 1024 ** 2;

let server: TestApp;
let free: number;

beforeAll(async () => {
  server = await startTestApp({ freeBytes: () => Promise.resolve(free) });
});
afterAll(() => server.close());

const change = `mutation { updateUserCollectionPreferences(leaderCount: 2) { errors { field } } }`;

describe('with less than 256 MB left on the disk', () => {
  beforeEach(() => {
    free = 256 * MEGABYTE - 1;
  });

  const writes: [string, InjectOptions][] = [
    ['a mutation', { method: 'POST', url: '/graphql', payload: { query: change } }],
    ['a sign-in', { method: 'POST', url: '/auth/google_oauth2' }],
    ['the end of a sign-in', { url: '/auth/google_oauth2/callback?state=a&code=b' }],
    ['a file', { method: 'POST', url: '/api/import_collection', payload: 'a,b' }],
    ['an import', { method: 'POST', url: '/api/import_collection/1/apply?mode=add' }],
  ];
  it.each(writes)('refuses %s, for now', async (_name, options) => {
    const { headers } = await signUp(server.database);
    const response = await server.app.inject({ ...options, headers });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.body).toContain('disk is full');
  });

  it.each(['/readyz', '/api/auth_status', '/api/csrf_token', '/api/my_data'])(
    'still answers %s',
    async (url) => {
      const { headers } = await signUp(server.database);
      expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    },
  );

  it('still answers queries', async () => {
    const { id, headers } = await signUp(server.database);
    const { status, data } = await ask(server.app, '{ currentUser { id } }', {}, headers);
    expect([status, data]).toEqual([200, { currentUser: { id } }]);
  });

  it('lets people sign out', async () => {
    const { headers } = await signUp(server.database);
    const left = await server.app.inject({ method: 'DELETE', url: '/users/sign_out', headers });
    expect(left.statusCode).toBe(204);
    const { data } = await ask(server.app, '{ currentUser { id } }', {}, headers);
    expect(data).toEqual({ currentUser: null });
  });
});

it('writes with 256 MB left, and logs once that there was less', async () => {
  const { headers } = await signUp(server.database);
  free = 0;
  await ask(server.app, change, {}, headers);
  await ask(server.app, change, {}, headers);
  free = 256 * MEGABYTE;
  const before = server.logged().length;
  expect((await ask(server.app, change, {}, headers)).status).toBe(200);
  const messages = server.logged().map(({ msg }) => msg);
  expect(messages.slice(before)).toEqual(['the disk has room again']);
  expect(messages.filter((message) => String(message).includes('nearly full'))).toHaveLength(1);
});
