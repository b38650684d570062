import { LRUCache } from 'lru-cache';
import type { AddCounts } from './add-counts';

/** Counts of one key that a process keeps to itself at the most, before it tells the others by the database. */
export const MOST_UNREPORTED = 100;
/** Milliseconds for which it keeps fewer to itself. */
const REPORT_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
/** Keys that are counted at once; of more, those that were used least lately are counted from 0 again. */
const MOST_KEYS = 50_000;

interface Counted {
  key: string;
  /** What all processes had counted in this minute when this one reported last. */
  reported: number;
  /** What this process has counted since. */
  unreported: number;
}

/**
 * Counts in the process and adds it up in PostgreSQL, so that no request waits for the database: once a second, all keys
 * in one statement, and at once where one key has many.
 *
 * Each process lets through up to {@link MOST_UNREPORTED} more than the limit, and what comes in while it reports. Without
 * a database, each counts by itself.
 */
export class SharedCounts {
  readonly #add: AddCounts;
  readonly #onTrouble: (error: unknown) => void;
  readonly #counts = new LRUCache<string, Counted>({ max: MOST_KEYS });
  readonly #unreported = new Set<Counted>();
  #isReporting = false;
  #timer: NodeJS.Timeout | undefined;
  /** Which minute it is by the database's clock, in minutes since 1970; 0 as long as that isn't known. */
  #minute = 0;
  /** When it ends, by `performance.now()`. */
  #endsAt = 0;

  /** @param onTrouble hears of each report that failed; its counts go with the next one */
  constructor(add: AddCounts, onTrouble: (error: unknown) => void) {
    this.#add = add;
    this.#onTrouble = onTrouble;
  }

  /**
   * Counts one more of a key, unless that is beyond the limit.
   *
   * @param limit of all processes together, within a minute
   * @returns whole seconds until the next minute for what is beyond the limit, else 0
   */
  take(key: string, limit: number): number {
    this.#turnMinute();
    let counted = this.#counts.get(key);
    if (counted === undefined) {
      counted = { key, reported: 0, unreported: 0 };
      this.#counts.set(key, counted);
    }
    if (counted.reported + counted.unreported >= limit) {
      return Math.max(1, Math.ceil((this.#endsAt - performance.now()) / 1_000));
    }
    counted.unreported += 1;
    this.#unreported.add(counted);
    if (counted.unreported >= MOST_UNREPORTED) void this.#report();
    else this.#reportSoon();
    return 0;
  }

  /** Reports no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isReporting = true;
  }

  #turnMinute(): void {
    const now = performance.now();
    if (now < this.#endsAt) return;
    const over = Math.floor((now - this.#endsAt) / MINUTE_MS) + 1;
    // The first report says when the minute really ends.
    this.#endsAt = this.#minute === 0 ? now + MINUTE_MS : this.#endsAt + over * MINUTE_MS;
    if (this.#minute > 0) this.#minute += over;
    this.#counts.clear();
    this.#unreported.clear();
  }

  #reportSoon(): void {
    if (this.#isReporting || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.#report(), REPORT_EVERY_MS).unref();
  }

  async #report(): Promise<void> {
    if (this.#isReporting) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turnMinute();
    if (this.#unreported.size === 0) return;
    this.#isReporting = true;
    const sent = [...this.#unreported].map((counted) => ({ counted, count: counted.unreported }));
    try {
      const { minute, msLeft, totals } = await this.#add(
        sent.map(({ counted: { key }, count }) => ({ key, count })),
      );
      this.#heardOfMinute(minute, msLeft);
      for (const { counted, count } of sent) {
        counted.unreported -= count;
        if (counted.unreported <= 0) this.#unreported.delete(counted);
        if (minute === this.#minute) counted.reported = totals.get(counted.key) ?? 0;
      }
    } catch (error) {
      this.#onTrouble(error);
    }
    this.#isReporting = false;
    if (this.#unreported.size > 0) this.#reportSoon();
  }

  /** A report that was answered late may be of a minute that is over by now. */
  #heardOfMinute(minute: number, msLeft: number): void {
    if (minute < this.#minute) return;
    this.#endsAt = performance.now() + msLeft;
    if (minute === this.#minute) return;
    this.#minute = minute;
    for (const counted of this.#counts.values()) counted.reported = 0;
  }
}
