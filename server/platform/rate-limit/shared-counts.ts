import { LRUCache } from 'lru-cache';
import type { AddCounts } from './add-counts';

/** The most unreported counts of a key in one process. */
export const MAX_UNREPORTED = 100;
/** Milliseconds between reports of fewer counts. */
const REPORT_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
/** The number of keys counted at once; beyond it, the least recently used start at 0 again. */
const MAX_KEYS = 50_000;

interface Counted {
  key: string;
  /** The count of all processes in this minute at the last report. */
  reported: number;
  /** This process's count since. */
  unreported: number;
}

/**
 * Counts in the process and adds it up in PostgreSQL, so that no request waits for the database: once a second, all keys
 * in one statement, and at once where one key has many.
 *
 * Each process lets through up to {@link MAX_UNREPORTED} more than the limit, and whatever arrives while it reports. Without
 * a database, each counts by itself.
 */
export class SharedCounts {
  readonly #add: AddCounts;
  readonly #onTrouble: (error: unknown) => void;
  readonly #counts = new LRUCache<string, Counted>({ max: MAX_KEYS });
  readonly #unreported = new Set<Counted>();
  #isReporting = false;
  #timer: NodeJS.Timeout | undefined;
  /** The present minute by the database's clock, in minutes since 1970; 0 while unknown. */
  #minute = 0;
  /** When it ends, by `performance.now()`. */
  #endsAt = 0;

  /** @param onTrouble called for each failed report, whose counts go with the next one */
  constructor(add: AddCounts, onTrouble: (error: unknown) => void) {
    this.#add = add;
    this.#onTrouble = onTrouble;
  }

  /**
   * Counts a request of a key, unless the limit is reached.
   *
   * @param limit of all processes together, within a minute
   * @param cost how many plain requests it counts as
   * @returns 0, or beyond the limit whole seconds until the next minute
   */
  take(key: string, limit: number, cost = 1): number {
    this.#turnMinute();
    let counted = this.#counts.get(key);
    if (counted === undefined) {
      counted = { key, reported: 0, unreported: 0 };
      this.#counts.set(key, counted);
    }
    if (counted.reported + counted.unreported >= limit) {
      return Math.max(1, Math.ceil((this.#endsAt - performance.now()) / 1_000));
    }
    counted.unreported += cost;
    this.#unreported.add(counted);
    if (counted.unreported >= MAX_UNREPORTED) void this.#report();
    else this.#reportSoon();
    return 0;
  }

  /** Stops reporting. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isReporting = true;
  }

  #turnMinute(): void {
    const now = performance.now();
    if (now < this.#endsAt) return;
    const over = Math.floor((now - this.#endsAt) / MINUTE_MS) + 1;
    // The first report corrects when the minute ends.
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
      this.#syncMinute(minute, msLeft);
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

  /** A late report may be of a past minute. */
  #syncMinute(minute: number, msLeft: number): void {
    if (minute < this.#minute) return;
    this.#endsAt = performance.now() + msLeft;
    if (minute === this.#minute) return;
    this.#minute = minute;
    for (const counted of this.#counts.values()) counted.reported = 0;
  }
}
