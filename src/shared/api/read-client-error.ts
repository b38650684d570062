import type { ApiError } from './api-error';

/** An answer that says no, as graphql-request's errors and our own calls by REST hold it. */
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
    message: error?.message ?? `The server answered with status ${status}.`,
    ...(field && { field }),
    ...(reference && { reference }),
    ...(retryAfter > 0 && { retryAt: Date.now() + retryAfter * 1_000 }),
  };
}

/** What a GraphQL call was refused for. */
export const readClientError = ({ response }: { response: RefusingAnswer }): ApiError =>
  readRefusal(response);
