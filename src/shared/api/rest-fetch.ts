import { callFaults, TIME_LIMIT, type ApiError } from './api-error';
import { readRefusal, refusalsIn } from './refusal';

interface RestCall {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Continues even if the page is closed. */
  keepalive?: boolean;
}

export type RestAnswer = { data: unknown } | { error: ApiError };

async function read(response: Response): Promise<RestAnswer> {
  const text = await response.text();
  if (response.ok && text === '') return { data: null };
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    if (response.ok) return { error: callFaults.unreadable };
  }
  if (response.ok) return { data: body };
  const { status, headers } = response;
  return { error: readRefusal({ status, headers, errors: refusalsIn(body) }) };
}

/**
 * Makes one of the calls outside of GraphQL (rules/speed#ten-seconds), with cookies and a limit of ten seconds for the
 * whole answer.
 *
 * @returns the answer's JSON (null for an empty one), or why there is none; it never throws
 */
export async function restFetch(
  path: string,
  { method = 'GET', headers = {}, json, keepalive = false }: RestCall = {},
): Promise<RestAnswer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      keepalive,
      signal: limit.signal,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return await read(response);
  } catch {
    return { error: limit.signal.aborted ? callFaults.timeout : callFaults.network };
  } finally {
    clearTimeout(timer);
  }
}
