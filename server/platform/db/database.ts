import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type Pool } from 'pg';
import { retryOnDeadlock } from './deadlock';

export type Database = NodePgDatabase & { $client: Pool };

/** A transaction: takes the same queries as {@link Database}. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Drizzle over a pool; columns are snake_case. A transaction that loses a deadlock is done again, so its
 * callback changes nothing but the database.
 */
export function createDatabase(pool: Pool): Database {
  const database = drizzle(pool, { casing: 'snake_case' });
  const transactOnce = database.transaction.bind(database);
  database.transaction = (work, config) => retryOnDeadlock(() => transactOnce(work, config));
  return database;
}

interface PoolOptions {
  /** Connections at the most. */
  max?: number;
  /** Milliseconds that a new connection, and waiting for one, may take. */
  connectWithin?: number;
  /** Milliseconds that one statement may take; 0 for no limit (imports). */
  statementTimeout?: number;
  /** Milliseconds after which an answer isn't waited for any longer, as from a machine that is gone. */
  answerWithin?: number;
  /** Milliseconds after which an unused connection is closed. */
  idleTimeout?: number;
  /** Lets the process end while connections are open and unused. */
  allowExitOnIdle?: boolean;
  /** Handles an error of an idle connection, which must not end the program. */
  onIdleError?: (error: Error) => void;
}

const CONNECT_WITHIN_MS = 2_000;
const STATEMENT_WITHIN_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 15_000;

/** A pool with timeouts for connections, statements and idle transactions. */
export const createPool = (connectionString: string, options?: PoolOptions): pg.Pool =>
  createPoolOf(pg.Pool, connectionString, options);

/** {@link createPool} for another class of pools. */
export function createPoolOf<Kind extends pg.Pool>(
  PoolClass: new (config: pg.PoolConfig) => Kind,
  connectionString: string,
  options: PoolOptions = {},
): Kind {
  const limits = `set statement_timeout = ${options.statementTimeout ?? STATEMENT_WITHIN_MS};
    set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`;
  const pool = new PoolClass({
    connectionString,
    application_name: 'starbinder',
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectWithin ?? CONNECT_WITHIN_MS,
    query_timeout: options.answerWithin,
    ...(options.idleTimeout !== undefined && { idleTimeoutMillis: options.idleTimeout }),
    allowExitOnIdle: options.allowExitOnIdle,
    // Not with the driver's own options, which are parameters of a connection's start: poolers refuse those.
    onConnect: (client) => client.query(limits),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection that breaks in use fails its statement. Without a listener, its error would also end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Builds statements once for each database, and PostgreSQL plans them once for each connection.
 */
export function preparedFor<Statements>(
  prepare: (database: Database | Transaction) => Statements,
): (database: Database | Transaction) => Statements {
  const known = new WeakMap<Database | Transaction, { statements: Statements }>();
  return (database) => {
    let found = known.get(database);
    if (found === undefined) {
      found = { statements: prepare(database) };
      known.set(database, found);
    }
    return found.statements;
  };
}
