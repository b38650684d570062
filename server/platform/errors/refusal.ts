import type { FileFaultCode } from '@domain/collection-file';
import { GraphQLError } from 'graphql';

/** Every code that an answer's `extensions.code` may carry. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BUSY'
  | 'CONFLICT'
  | 'COOKIES_NEEDED'
  | 'FORBIDDEN'
  | 'INTERNAL'
  | 'MISCONFIGURED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'REAUTHENTICATE'
  | 'TOO_COMPLEX'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNKNOWN_OPERATION'
  | 'VALIDATION'
  | FileFaultCode;

/** An expected refusal with its code: sent to the client unchanged, and never logged as a fault. */
export const refusal = (
  code: ErrorCode,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...extensions } });

/** A refusal of one argument or input field, named by `field`. */
export const fieldRefusal = (field: string, message: string): GraphQLError =>
  refusal('VALIDATION', message, { field });

/**
 * The refusal of too many requests; answered with 429.
 * @param retryAfter whole seconds
 */
export const rateLimited = (retryAfter: number): GraphQLError =>
  refusal('RATE_LIMITED', 'That was a lot at once. Try again in a minute.', { retryAfter });

/** The refusal while the database is down; answered with 503. */
export const unavailable = (): GraphQLError =>
  refusal('UNAVAILABLE', 'The server cannot reach its data just now. Try again shortly.');

/** The refusal while the database works but has no connection left for this request; answered with 503. */
export const busy = (): GraphQLError =>
  refusal('BUSY', 'The server has a lot to do just now. Nothing is lost: try again in a moment.');
