import { rateLimited } from '@server/platform/errors';
import type { Pool } from 'pg';
import { createDatabase, createPool, type Database } from './database';

/** Connections for all long work together; short requests use the others. */
const CONNECTIONS = 4;
/** Milliseconds that one of its statements may take, and may wait for a connection. */
const WITHIN_MS = 60_000;

/** The number of pieces of work of one person that may run and that may wait; more are refused for some seconds. */
const AT_ONCE = 2;
const WAITING = 8;
const RETRY_AFTER = 5;

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Runs work that may take long, such as imports and downloads, on separate connections, so nobody else waits for it,
 * and limits it for each person.
 */
export class LongWork {
  readonly #pool: Pool;
  readonly #database: Database;
  readonly #lines = new Map<string, Line>();

  /** @param pool of the same database; its address is used */
  constructor({ options }: Pool) {
    this.#pool = createPool(options.connectionString ?? '', {
      max: CONNECTIONS,
      statementTimeout: WITHIN_MS,
      connectWithin: WITHIN_MS,
    });
    this.#database = createDatabase(this.#pool);
  }

  /** Its connections. */
  get pool(): Pool {
    return this.#pool;
  }

  /**
   * @param person who requested the work: a user's id, or an address
   * @throws RATE_LIMITED if too much of the person's work waits already
   */
  async run<Value>(person: string, work: (database: Database) => Promise<Value>): Promise<Value> {
    const leave = await this.#enter(person);
    try {
      return await work(this.#database);
    } finally {
      leave();
    }
  }

  /** Like {@link run}, for work that yields pieces; it runs until the last piece, or until the reader stops. */
  async *stream<Piece>(
    person: string,
    work: (database: Database) => AsyncIterable<Piece>,
  ): AsyncGenerator<Piece> {
    const leave = await this.#enter(person);
    try {
      yield* work(this.#database);
    } finally {
      leave();
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #enter(person: string): Promise<() => void> {
    const line = this.#lines.get(person) ?? { underWay: 0, waiting: [] };
    this.#lines.set(person, line);
    if (line.underWay < AT_ONCE) {
      line.underWay += 1;
    } else {
      if (line.waiting.length >= WAITING) throw rateLimited(RETRY_AFTER);
      await new Promise<void>((next) => line.waiting.push(next));
    }
    return () => {
      const next = line.waiting.shift();
      if (next !== undefined) return next();
      line.underWay -= 1;
      if (line.underWay === 0) this.#lines.delete(person);
    };
  }
}
