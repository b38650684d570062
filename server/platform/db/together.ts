import { DatabaseError } from 'pg';

/** Pieces of work in one transaction, at the most: their answers come together, too. */
const MOST = 32;

/** Transactions at once. With more, each has fewer pieces; with fewer, PostgreSQL rests while this process reads answers. */
const AT_ONCE = 3;

/** Milliseconds after which a transaction doesn't count as one of them, so that a broken connection holds up nobody. */
const SLOW_MS = 250;

interface Ways<Work, Done> {
  /** Work with equal keys isn't done at the same time. */
  keyOf(work: Work): string;
  /** Does all of it in one transaction, or nothing, rather than wait for locks. Answers in the same order. */
  doTogether(works: readonly Work[]): Promise<Done[]>;
  /** Does one, however long that takes. */
  doAlone(work: Work): Promise<Done>;
}

interface Entry<Work, Done> {
  work: Work;
  key: string;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

/**
 * Does small pieces of work of simultaneous requests in common transactions, since PostgreSQL takes longer for starting
 * and ending one than for the work. Where that fails, each is done alone: nobody gets another's error, or waits for
 * another's lock.
 */
export class Together<Work, Done> {
  readonly #ways: Ways<Work, Done>;
  #waiting: Entry<Work, Done>[] = [];
  readonly #keysUnderWay = new Set<string>();
  #underWay = 0;
  #isDue = false;

  constructor(ways: Ways<Work, Done>) {
    this.#ways = ways;
  }

  do(work: Work): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, key: this.#ways.keyOf(work), resolve, reject });
      this.#startSoon();
    });
  }

  /** After all requests that have arrived by now were read. */
  #startSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      while (this.#underWay < AT_ONCE) {
        const entries = this.#takeNext();
        if (entries.length === 0) return;
        void this.#run(entries);
      }
    });
  }

  /** The first entries whose keys aren't under way. */
  #takeNext(): Entry<Work, Done>[] {
    const taken: Entry<Work, Done>[] = [];
    this.#waiting = this.#waiting.filter((entry) => {
      if (taken.length === MOST || this.#keysUnderWay.has(entry.key)) return true;
      this.#keysUnderWay.add(entry.key);
      taken.push(entry);
      return false;
    });
    return taken;
  }

  async #run(entries: readonly Entry<Work, Done>[]): Promise<void> {
    const leave = this.#enter(entries);
    try {
      const done = await this.#ways.doTogether(entries.map(({ work }) => work));
      entries.forEach(({ resolve }, nth) => resolve(done[nth] as Done));
    } catch (error) {
      for (const entry of entries) this.#afterFailure(entry, error);
    }
    leave();
  }

  #enter(entries: readonly Entry<Work, Done>[]): () => void {
    this.#underWay += 1;
    let isInside = true;
    const leave = (): void => {
      clearTimeout(timer);
      if (!isInside) return;
      isInside = false;
      this.#underWay -= 1;
      for (const { key } of entries) this.#keysUnderWay.delete(key);
      if (this.#waiting.length > 0) this.#startSoon();
    };
    const timer = setTimeout(leave, SLOW_MS);
    return leave;
  }

  /** After an error of PostgreSQL's own nothing is done. After any other, such as a lost connection, nobody knows. */
  #afterFailure({ work, resolve, reject }: Entry<Work, Done>, error: unknown): void {
    if (error instanceof DatabaseError) this.#ways.doAlone(work).then(resolve, reject);
    else reject(error);
  }
}
