import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import type { DocumentNode } from 'graphql';
import { GraphQLClient } from 'graphql-request';
import { graphqlUrl } from '@/shared/config';
import { callFaults, TIME_LIMIT, toApiError, type ApiError } from './api-error';
import { persistedFetch } from './persisted-fetch';
import { readRefusal } from './refusal';

export interface GraphqlCall {
  document: DocumentNode;
  variables?: object;
  /** Uses GET, so that the browser validates its copy by ETag. For public data. */
  catalogue?: boolean;
  /** Turns the answer into the cached data. If it throws, the call fails with an ApiError. */
  read?(answer: unknown): unknown;
}

const queryBy = (method: 'GET' | 'POST') =>
  graphqlRequestBaseQuery<ApiError>({
    client: new GraphQLClient(graphqlUrl(), {
      method,
      fetch: persistedFetch,
      credentials: 'same-origin',
    }),
    customErrors: ({ response }) => readRefusal(response),
  });

type Query = ReturnType<typeof queryBy>;
const queries: Partial<Record<'GET' | 'POST', Query>> = {};

/** Made at the first call: the address needs a window, and reducers are replayed without one. */
const asking = (method: 'GET' | 'POST'): Query => (queries[method] ??= queryBy(method));

type Outcome = { data: unknown; error?: never } | { error: ApiError; data?: never };

/** Calls the data API. Whatever goes wrong, a body that never ends included, is an ApiError value. */
export const baseQuery: BaseQueryFn<GraphqlCall, unknown, ApiError> = async (
  { read = (answer) => answer, ...call },
  api,
  options,
) => {
  const answer = await fetchAnswer(call, api, options);
  if (answer.error) return answer;
  try {
    return { data: read(answer.data) };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
};

/** The server's answer, if it comes within the time limit. */
async function fetchAnswer(
  { catalogue = false, ...call }: GraphqlCall,
  api: BaseQueryApi,
  options: object,
): Promise<Outcome> {
  const limit = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    limit.abort();
  }, TIME_LIMIT);
  const giveUp = () => limit.abort();
  api.signal.addEventListener('abort', giveUp);
  try {
    const ask = asking(catalogue ? 'GET' : 'POST');
    return (await ask(call, { ...api, signal: limit.signal }, options)) as Outcome;
  } catch (thrown) {
    if (timedOut) return { error: callFaults.timeout };
    const isNetwork = thrown instanceof TypeError || limit.signal.aborted;
    return { error: isNetwork ? callFaults.network : callFaults.unreadable };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', giveUp);
  }
}
