import { failing } from '@tests/support/client/fake-api';
import { restFetch } from './rest-fetch';

const answer = (fetched: (init: RequestInit) => Promise<Response>) => {
  globalThis.fetch = (_input, init = {}) => fetched(init);
};

afterEach(() => jest.useRealTimers());

test('gives the answer’s JSON, and null for an empty one', async () => {
  answer(async () => Response.json({ csrf_token: 'a' }));
  expect(await restFetch('/api/csrf_token')).toEqual({ data: { csrf_token: 'a' } });
  answer(async () => new Response(null, { status: 204 }));
  expect(await restFetch('/users/sign_out', { method: 'DELETE' })).toEqual({ data: null });
});

test('a refusal keeps its code', async () => {
  const body = { errors: [{ message: 'Gone fishing', extensions: { code: 'UNAVAILABLE' } }] };
  answer(async () => Response.json(body, { status: 503 }));
  expect(await restFetch('/auth/google_oauth2', { method: 'POST' })).toEqual({
    error: { code: 'UNAVAILABLE', message: 'Gone fishing' },
  });
});

test.each([
  [403, 'FORBIDDEN'],
  [404, 'INTERNAL'],
  [502, 'UNAVAILABLE'],
])('a page of HTML with status %i is %s', async (status, code) => {
  answer(failing.html(status));
  expect(await restFetch('/api/auth_status')).toMatchObject({ error: { code } });
});

test('a page of HTML with status 200 can’t be read', async () => {
  answer(failing.html(200));
  expect(await restFetch('/api/auth_status')).toMatchObject({ error: { code: 'UNREADABLE' } });
});

test('no connection is a network error', async () => {
  answer(failing.offline);
  expect(await restFetch('/api/auth_status')).toMatchObject({ error: { code: 'NETWORK' } });
});

test('no answer in ten seconds is a timeout', async () => {
  jest.useFakeTimers();
  answer(failing.silent);
  const asked = restFetch('/api/auth_status');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ error: { code: 'TIMEOUT' } });
});
