/** SQLSTATE classes and codes of a temporary outage: no connection, no space, shutting down, a deadlock with a migration. */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P|58)|^57014$|^25006$|^40P01$/;
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** pg’s messages without a code, when a connection breaks or times out, or the program is just stopping. */
const UNAVAILABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|client was closed|after calling end on the pool/i;

/** pg's message where all connections of a pool stay in use; a new connection that takes too long has another. */
const WAIT_OVER = 'timeout exceeded when trying to connect';

/** An error and its causes: Drizzle and GraphQL wrap the driver's error. */
function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; depth += 1) {
    yield at;
    at = 'originalError' in at && at.originalError !== undefined ? at.originalError : at.cause;
  }
}

/** Whether an error means that no connection came free in time: the database works, but is busy (rules/errors#busy). */
export const isWaitOver = (error: unknown): boolean =>
  [...causesOf(error)].some(({ message }) => message === WAIT_OVER);

/**
 * Whether an error means that the database is down, or too busy to be asked, so a client may retry (rules/errors#outage).
 */
export function isUnavailable(error: unknown): boolean {
  for (const at of causesOf(error)) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SYSTEM.has(code)) return true;
    // FATAL ends a connection or refuses it, such as while PostgreSQL starts or stops.
    if ('severity' in at && (at.severity === 'FATAL' || at.severity === 'PANIC')) return true;
    // The socket file is missing: the database isn't running.
    if (code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true;
    if (code === '' && UNAVAILABLE_MESSAGE.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
