import { operationOf } from '@server/log';
import type { FastifyReply } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { isUnavailable } from './unavailable';
import { refusal, unavailable, type ErrorCode } from './refusal';

/** Seconds after which a client may try again when the database is gone. */
const RETRY_AFTER = '2';

const STATUS: Partial<Record<ErrorCode, number>> = {
  INTERNAL: 500,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** The code of a refusal; undefined for a fault. Errors of the compiled executor bear no extensions. */
export const errorCode = ({ extensions }: Partial<GraphQLError>): ErrorCode | undefined =>
  extensions?.['code'] as ErrorCode | undefined;

/**
 * Turns an unexpected error into what may be shown: `UNAVAILABLE` when the database can't be used,
 * else `INTERNAL` with a reference. The reference is the request's id, under which the log tells what
 * went wrong; nothing of it is shown.
 */
export function maskFault(error: unknown, reply: FastifyReply): GraphQLError {
  const { id, log } = reply.request;
  const said = { err: error, operation: operationOf(reply.request), reference: id };
  if (isUnavailable(error)) {
    log.warn(said, 'the database cannot be used');
    return unavailable();
  }
  log.error(said, 'unexpected fault');
  return refusal('INTERNAL', `Something went wrong. Reference: ${id}`, { reference: id });
}

/** The HTTP status of an executed operation: errors beside data are 200 unless they are the server's. */
function statusOf({ data, errors = [] }: ExecutionResult): number {
  const statuses = errors.map((error) => STATUS[errorCode(error) ?? 'INTERNAL'] ?? 200);
  return Math.max(data === undefined ? 400 : 200, ...statuses);
}

/** Sets a status, and with 503 when the client may come back. */
export function applyStatus(reply: FastifyReply, status: number): void {
  if (status === 503) void reply.header('retry-after', RETRY_AFTER);
  void reply.code(status);
}

/** Gives an answer the status that its errors ask for, and says when the client may come back. */
export function applyStatusOf(reply: FastifyReply, result: ExecutionResult): void {
  applyStatus(reply, statusOf(result));
  const limited = result.errors?.find((error) => errorCode(error) === 'RATE_LIMITED');
  if (limited) void reply.header('retry-after', String(limited.extensions['retryAfter']));
}
