import pg from 'pg';

interface PoolOptions {
  /** Connections at the most. */
  max?: number;
  /** Milliseconds that one statement may take; 0 for no limit (imports). */
  statementTimeout?: number;
  /** What becomes of an error on a connection that nobody uses just then; it never ends the program. */
  onIdleError?: (error: Error) => void;
}

const CONNECT_WITHIN_MS = 2_000;
const STATEMENT_WITHIN_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 15_000;

/** A pool whose waits all end: for a connection, for a statement, for a forgotten transaction. */
export function createPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'starbinder',
    max: options.max ?? 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: options.statementTimeout ?? STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // One that breaks while somebody uses it fails their statement; unless it is listened to, it ends the program as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
