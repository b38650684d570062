import { STATUS_CODES } from 'node:http';
import { type ErrorCode, refusal } from './refusal';

const CODES: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};

/** The body of a refusal for an HTTP reason. */
export function clientError(status: number, message?: string): { errors: unknown[] } {
  return {
    errors: [
      refusal(CODES[status] ?? 'BAD_REQUEST', message ?? STATUS_CODES[status] ?? 'Bad Request'),
    ],
  };
}
