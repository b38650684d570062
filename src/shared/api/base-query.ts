import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { DocumentNode } from 'graphql';
import { siteOrigin } from '@/shared/config';
import { callFaults, TIME_LIMIT, toApiError, type ApiError } from './api-error';

export interface GraphqlCall {
  document: DocumentNode;
  variables?: object;
  /** Uses GET, so that the browser validates its copy by ETag. For public data. */
  catalogue?: boolean;
  /** Turns the answer into the cached data. If it throws, the call fails with an ApiError. */
  read?(answer: unknown): unknown;
}

type Outcome = { data: unknown; error?: never } | { error: ApiError; data?: never };

/**
 * Loads what sends calls: a document's first screen brings its answers, so it isn't part of what has to run first.
 * Called ahead of the first call, it saves that call a request.
 */
export const loadSending = () => import('./send-operation');

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
    const { sending } = await Promise.race([loadSending(), endOf(limit.signal)]);
    const send = sending(catalogue ? 'GET' : 'POST', new URL('/graphql', siteOrigin()).href);
    return (await send(call, { ...api, signal: limit.signal }, options)) as Outcome;
  } catch (thrown) {
    if (timedOut) return { error: callFaults.timeout };
    const isNetwork = thrown instanceof TypeError || limit.signal.aborted;
    return { error: isNetwork ? callFaults.network : callFaults.unreadable };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', giveUp);
  }
}

/** Rejects once a signal is aborted. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
