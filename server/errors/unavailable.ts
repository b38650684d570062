/** SQLSTATE classes and codes of a temporary outage: no connection, no space, shutting down. */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P|58)|^57014$|^25006$/;
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

/**
 * Whether an error means that the database is down, so a client may retry (rules/errors#outage). Drizzle and GraphQL
 * wrap the driver's error, so causes count too.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; depth += 1) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SYSTEM.has(code)) return true;
    // FATAL ends a connection or refuses it, such as while PostgreSQL starts or stops.
    if ('severity' in at && (at.severity === 'FATAL' || at.severity === 'PANIC')) return true;
    // The socket file is missing: the database isn't running.
    if (code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true;
    if (code === '' && UNAVAILABLE_MESSAGE.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
    at = 'originalError' in at && at.originalError !== undefined ? at.originalError : at.cause;
  }
  return false;
}
