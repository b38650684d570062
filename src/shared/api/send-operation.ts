import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import { GraphQLClient } from 'graphql-request';
import { graphqlUrl } from '@/shared/config';
import type { ApiError } from './api-error';
import { persistedFetch } from './persisted-fetch';
import { readRefusal } from './refusal';

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

/** What sends an operation by one of the methods, made at the first call. */
export const sending = (method: 'GET' | 'POST'): Query => (queries[method] ??= queryBy(method));
