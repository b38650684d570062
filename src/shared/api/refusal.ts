import type { ApiError } from './api-error';
import { reportUnauthenticated } from './drop-stale-session';

/** A refusing answer, as in graphql-request's errors and in our REST calls. */
interface RefusingAnswer {
  status: number;
  headers?: HeadersInit;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

const codeOfStatus = (status: number): string => {
  if (status === 403) return 'FORBIDDEN';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 408 || (status >= 502 && status <= 504)) return 'UNAVAILABLE';
  return 'INTERNAL';
};

/** A message for an answer that has none. The status is for people who help to find the cause. */
function sentenceOf(status: number): string {
  if (status === 429)
    return `Too many requests (status ${status}). Nothing is lost: wait a moment.`;
  return status >= 500
    ? `The server has a problem (status ${status}). Nothing is lost: try again in a moment.`
    : `The server refused this (status ${status}). Nothing is lost.`;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The first error of an answer with its code, or, without any, what the HTTP status says. */
export function readRefusal({ status, headers, errors }: RefusingAnswer): ApiError {
  const error = errors?.[0];
  const extensions = error?.extensions ?? {};
  const field = text(extensions['field']);
  const reference = text(extensions['reference']);
  const retryAfter = Number(new Headers(headers).get('retry-after'));
  return {
    code: text(extensions['code']) ?? codeOfStatus(status),
    message: error?.message ?? sentenceOf(status),
    ...(field && { field }),
    ...(reference && { reference }),
    ...(retryAfter > 0 && { retryAt: Date.now() + retryAfter * 1_000 }),
  };
}

type Refusals = { message: string; extensions?: Record<string, unknown> }[];

/** The errors in an answer's body, `{ errors: [{ message, extensions }] }`; none in any other body. */
export function refusalsIn(body: unknown): Refusals {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
    ? (body.errors as Refusals)
    : [];
}

/** Why a call outside of GraphQL was refused. Reports a refusal for lack of a session. */
export async function readRefusedAnswer(response: Response): Promise<ApiError> {
  // For an HTML page instead of JSON, only the status counts.
  const body: unknown = await response.json().catch(() => null);
  const { status, headers } = response;
  const error = readRefusal({ status, headers, errors: refusalsIn(body) });
  if (error.code === 'UNAUTHENTICATED') reportUnauthenticated();
  return error;
}
