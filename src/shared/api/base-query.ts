import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import type { DocumentNode } from 'graphql';
import { GraphQLClient } from 'graphql-request';
import { graphqlUrl } from '@/shared/config';
import type { ApiError } from './api-error';
import { callFaults, TIME_LIMIT } from './call-faults';
import { persistedFetch } from './persisted-fetch';
import { readClientError } from './read-client-error';

export interface GraphqlCall {
  document: DocumentNode;
  variables?: object;
  /** Asks by GET, so that the browser validates its copy by ETag. For what everyone may see. */
  catalogue?: boolean;
}

const queryBy = (method: 'GET' | 'POST') =>
  graphqlRequestBaseQuery<ApiError>({
    client: new GraphQLClient(graphqlUrl(), {
      method,
      fetch: persistedFetch,
      credentials: 'same-origin',
    }),
    customErrors: readClientError,
  });

type Query = ReturnType<typeof queryBy>;
const queries: Partial<Record<'GET' | 'POST', Query>> = {};

/** Made at the first call: the address needs a window, and reducers are replayed without one. */
const asking = (method: 'GET' | 'POST'): Query => (queries[method] ??= queryBy(method));

/** Asks the data API. Whatever goes wrong, body that never ends included, is an ApiError value. */
export const baseQuery: BaseQueryFn<GraphqlCall, unknown, ApiError> = async (
  { catalogue = false, ...call },
  api,
  options,
) => {
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
    return (await ask(call, { ...api, signal: limit.signal }, options)) as
      | { data: unknown }
      | { error: ApiError };
  } catch (thrown) {
    if (timedOut) return { error: callFaults.timeout };
    const isNetwork = thrown instanceof TypeError || limit.signal.aborted;
    return { error: isNetwork ? callFaults.network : callFaults.unreadable };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', giveUp);
  }
};
