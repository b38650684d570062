import { operationOf } from '@server/platform/log';
import type { FastifyReply } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { isUnavailable, isWaitOver } from './unavailable';
import { busy, refusal, unavailable, type ErrorCode } from './refusal';

/** Seconds after which a client may retry when the database is down, or the program is busy. */
const RETRY_AFTER = '2';

const STATUS: Partial<Record<ErrorCode, number>> = {
  BUSY: 503,
  INTERNAL: 500,
  MISCONFIGURED: 503,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** The code of a refusal; undefined for a fault. Errors of the compiled executor have no extensions. */
export const errorCode = ({ extensions }: Partial<GraphQLError>): ErrorCode | undefined =>
  extensions?.['code'] as ErrorCode | undefined;

/**
 * Turns an unexpected error into one that may be shown: `BUSY` if no connection to the database came free, `UNAVAILABLE` if
 * it is down, else `INTERNAL` with a reference. The reference is the request's id in the log; the error itself isn't shown. Administrators see recent
 * references.
 */
export function maskFault(error: unknown, reply: FastifyReply): GraphQLError {
  const { id, log } = reply.request;
  const details = { err: error, operation: operationOf(reply.request), reference: id };
  if (isWaitOver(error)) {
    log.warn(details, 'no connection to the database came free in time');
    return busy();
  }
  if (isUnavailable(error)) {
    log.warn(details, 'the database is unavailable');
    return unavailable();
  }
  log.error(details, 'unexpected fault');
  reply.server.recentFaults.add(details);
  return refusal(
    'INTERNAL',
    `Something went wrong. Nothing is lost: try again in a moment. Reference: ${id}`,
    { reference: id },
  );
}

/** The HTTP status of an executed operation: 200 for errors beside data, unless they are the server's. */
function statusOf({ data, errors = [] }: ExecutionResult): number {
  const statuses = errors.map((error) => STATUS[errorCode(error) ?? 'INTERNAL'] ?? 200);
  return Math.max(data === undefined ? 400 : 200, ...statuses);
}

/** Sets a status, and with 503 when the client may retry. */
export function applyStatus(reply: FastifyReply, status: number): void {
  if (status === 503) void reply.header('retry-after', RETRY_AFTER);
  void reply.code(status);
}

/** Sets an answer's status by its errors, and when the client may retry. */
export function applyStatusOf(reply: FastifyReply, result: ExecutionResult): void {
  applyStatus(reply, statusOf(result));
  if (result.errors?.some((error) => errorCode(error) === 'BUSY')) reply.server.metrics.busy();
  const limited = result.errors?.find((error) => errorCode(error) === 'RATE_LIMITED');
  if (limited) void reply.header('retry-after', String(limited.extensions['retryAfter']));
}
