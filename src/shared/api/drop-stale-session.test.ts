import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import { dropStaleSession, onUnauthenticated } from './drop-stale-session';
import { graphql } from './graphql';

const document = graphql(`
  query CardSets {
    cardSets {
      id
    }
  }
`);

/** Sends a request; optionally the session changes before the answer. */
async function ask({ catalogue = false, changes = false, answer = { data: 'mine' } as object }) {
  let generation = 1;
  const query = dropStaleSession(async () => {
    if (changes) generation += 1;
    return answer as { data: unknown };
  });
  const store = configureStore({ reducer: baseApi.reducer });
  const api = {
    signal: new AbortController().signal,
    abort: () => undefined,
    dispatch: store.dispatch,
    getState: () => ({ session: { generation } }),
    extra: undefined,
    endpoint: 'asked',
    type: 'query' as const,
  };
  return query({ document, catalogue }, api, {});
}

test('an answer for the person who asked counts', async () => {
  expect(await ask({})).toEqual({ data: 'mine' });
});

test('a late answer for a previous person is dropped', async () => {
  expect(await ask({ changes: true })).toMatchObject({ error: { code: 'ABANDONED' } });
});

test('public answers are kept for the next person', async () => {
  expect(await ask({ changes: true, catalogue: true })).toEqual({ data: 'mine' });
});

test('a refusal for lack of a session is reported', async () => {
  const heard = jest.fn();
  const silence = onUnauthenticated(heard);
  await ask({ answer: { error: { code: 'FORBIDDEN', message: 'No' } } });
  expect(heard).not.toHaveBeenCalled();
  await ask({ answer: { error: { code: 'UNAUTHENTICATED', message: 'Who?' } } });
  expect(heard).toHaveBeenCalledTimes(1);
  silence();
});
