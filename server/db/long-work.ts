import { rateLimited } from '@server/errors';
import pg, { type Pool } from 'pg';
import { createDatabase, type Database } from './database';

/** Connections for all long work together; what is asked for in passing has the others. */
const CONNECTIONS = 4;
/** Milliseconds that one statement of it may take, and wait for a connection before that. */
const WITHIN_MS = 60_000;

/** How much of it one person may have under way, and waiting for that; more is refused for some seconds. */
const AT_ONCE = 2;
const WAITING = 8;
const RETRY_AFTER = 5;

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Runs work that may take long, such as imports and downloads, on connections of its own, so that nobody else waits for
 * it, and little of it at once for one person.
 */
export class LongWork {
  readonly #pool: Pool;
  readonly #database: Database;
  readonly #lines = new Map<string, Line>();

  /** @param pool of the same database; what it is connected with is taken from it */
  constructor({ options }: Pool) {
    this.#pool = new pg.Pool({
      ...options,
      max: CONNECTIONS,
      statement_timeout: WITHIN_MS,
      connectionTimeoutMillis: WITHIN_MS,
    });
    // Who works on a connection hears of its end as well; an error that nobody listens to would end the program.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#database = createDatabase(this.#pool);
  }

  /**
   * @param person whose work it is: a user's id, or an address
   * @throws RATE_LIMITED where too much of the person's waits already
   */
  async run<Value>(person: string, work: (database: Database) => Promise<Value>): Promise<Value> {
    const leave = await this.#enter(person);
    try {
      return await work(this.#database);
    } finally {
      leave();
    }
  }

  /** As {@link run}, for what comes piece by piece; it is under way until the last piece, or until nobody reads on. */
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
