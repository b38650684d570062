import { configureStore } from '@reduxjs/toolkit';
import { UnknownValueError } from '@domain/errors';
import { aCardSet } from '@tests/factories/card-set';
import { failing, fakeApi, type FakeApi } from '@tests/support/client/fake-api';
import { graphql } from './graphql';
import { baseApi, type GraphqlCall } from './index';

const CardSets = graphql(`
  query CardSets {
    cardSets {
      id
    }
  }
`);

/** Not part of the argument, since the store keeps that. */
let read: GraphqlCall['read'] | undefined;

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ask: build.query<unknown, Omit<GraphqlCall, 'document'>>({
      query: (call) => ({ document: CardSets, ...(read && { read }), ...call }),
    }),
  }),
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ cardSets: [aCardSet()] });
});
afterEach(() => {
  jest.useRealTimers();
  read = undefined;
});

function ask(call: Omit<GraphqlCall, 'document'> = {}) {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
  });
  return store.dispatch(testApi.endpoints.ask.initiate(call, { subscribe: false }));
}

test('sends the hash, by POST', async () => {
  const { data } = await ask();
  expect(data).toMatchObject({ cardSets: [{ id: 'sor' }] });
  expect(api.calls).toEqual([{ method: 'POST', operationName: 'CardSets', variables: {} }]);
});

test('requests the catalogue by GET, which lets the browser validate its copy', async () => {
  const { data } = await ask({ catalogue: true });
  expect(data).toMatchObject({ cardSets: [{ id: 'sor' }] });
  expect(api.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('sends variables either way', async () => {
  await ask({ variables: { any: ['é&=', 1] } });
  await ask({ variables: { any: ['é&=', 1] }, catalogue: true });
  expect(api.calls.map(({ variables }) => variables)).toEqual([
    { any: ['é&=', 1] },
    { any: ['é&=', 1] },
  ]);
});

test('a GraphQL error keeps its code, field and reference', async () => {
  api.answerWith(
    failing.error('Too long', { code: 'VALIDATION', field: 'banner', reference: 'r-1' }),
  );
  const { error } = await ask();
  expect(error).toEqual({
    code: 'VALIDATION',
    message: 'Too long',
    field: 'banner',
    reference: 'r-1',
  });
});

test('returns what the call reads from the answer', async () => {
  read = (answer) => Object.keys(answer as object);
  const { data } = await ask();
  expect(data).toEqual(['cardSets']);
});

test('an answer that this build can’t read is an ApiError', async () => {
  read = () => {
    throw new UnknownValueError('rarity', 'MYTHIC');
  };
  expect((await ask()).error).toEqual({
    code: 'UNKNOWN_VALUE',
    message: 'Unknown rarity: MYTHIC',
  });
});

test('a refusing answer isn’t read', async () => {
  const reading = jest.fn();
  read = reading;
  api.answerWith(failing.error('Too long', { code: 'VALIDATION' }));
  expect((await ask()).error).toMatchObject({ code: 'VALIDATION' });
  expect(reading).not.toHaveBeenCalled();
});

test.each([
  [
    500,
    'INTERNAL',
    'The server has a problem (status 500). Nothing is lost: try again in a moment.',
  ],
  [
    502,
    'UNAVAILABLE',
    'The server has a problem (status 502). Nothing is lost: try again in a moment.',
  ],
  [
    503,
    'UNAVAILABLE',
    'The server has a problem (status 503). Nothing is lost: try again in a moment.',
  ],
  [429, 'RATE_LIMITED', 'Too many requests (status 429). Nothing is lost: wait a moment.'],
  [403, 'FORBIDDEN', 'The server refused this (status 403). Nothing is lost.'],
])('a page of HTML with status %i is %s', async (status, code, message) => {
  api.answerWith(failing.html(status));
  expect((await ask()).error).toEqual({ code, message });
});

test('a busy server says when to retry', async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  api.answerWith(async () => new Response('', { status: 503, headers: { 'retry-after': '7' } }));
  expect((await ask()).error).toMatchObject({ code: 'UNAVAILABLE', retryAt: 1_007_000 });
});

test('a page of HTML with status 200 can’t be read', async () => {
  api.answerWith(failing.html(200));
  expect((await ask()).error).toMatchObject({ code: 'UNREADABLE' });
});

test('no connection is a network error', async () => {
  api.answerWith(failing.offline);
  expect((await ask()).error).toMatchObject({ code: 'NETWORK' });
});

test('no answer in ten seconds is a timeout, not a second earlier', async () => {
  jest.useFakeTimers();
  api.answerWith(failing.silent);
  const asked = ask();
  let settled = false;
  void asked.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await asked).error).toMatchObject({ code: 'TIMEOUT' });
});
