import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import { GraphQLClient } from 'graphql-request';
import type { ApiError } from './api-error';
import { persistedFetch } from './persisted-fetch';
import { readRefusal } from './refusal';

const queryBy = (method: 'GET' | 'POST', address: string) =>
  graphqlRequestBaseQuery<ApiError>({
    client: new GraphQLClient(address, {
      method,
      fetch: persistedFetch,
      credentials: 'same-origin',
    }),
    customErrors: ({ response }) => readRefusal(response),
  });

type Query = ReturnType<typeof queryBy>;
const queries: Partial<Record<'GET' | 'POST', Query>> = {};

/** What sends an operation to the address by one of the methods, made at the first call. */
export const sending = (method: 'GET' | 'POST', address: string): Query =>
  (queries[method] ??= queryBy(method, address));
