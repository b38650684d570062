import type { ClientError } from 'graphql-request';
import type { ApiError } from './api-error';

const codeOfStatus = (status: number): string => {
  if (status === 429) return 'RATE_LIMITED';
  if (status === 408 || (status >= 502 && status <= 504)) return 'UNAVAILABLE';
  return 'INTERNAL';
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The first GraphQL error of an answer with its code, or, without any, what the HTTP status says. */
export function readClientError({ response }: ClientError): ApiError {
  const error = response.errors?.[0];
  const extensions = error?.extensions ?? {};
  const field = text(extensions['field']);
  const reference = text(extensions['reference']);
  const retryAfter = Number(new Headers(response.headers).get('retry-after'));
  return {
    code: text(extensions['code']) ?? codeOfStatus(response.status),
    message: error?.message ?? `The server answered with status ${response.status}.`,
    ...(field && { field }),
    ...(reference && { reference }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}
