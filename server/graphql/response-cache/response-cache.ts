import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';

import { ReadyAnswer } from './ready-answer';

/** The greatest size of all cached answers, in bytes; each counts twice, for its compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD = 1_024;

export type Made = ReadyAnswer | ExecutionResult;

/**
 * A cache of answers about the catalogue by operation and variables. Simultaneous requests share one execution. `flush`
 * drops everything, also answers in progress, which may have been read before the change.
 */
export class ResponseCache {
  readonly #ready = new LRUCache<string, ReadyAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.identity.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
  });
  #underway = new Map<string, Promise<Made>>();
  #trusted = false;

  /** The cached answer for this key, if any. */
  get(key: string): ReadyAnswer | undefined {
    return this.#ready.get(key);
  }

  /**
   * Executes once for simultaneous requests, and caches the result unless it contains an error.
   *
   * @returns the cached answer, or the result itself if it contains an error
   */
  make(key: string, ask: () => Promise<ExecutionResult>): Promise<Made> {
    const underway = this.#underway;
    const joined = underway.get(key);
    if (joined !== undefined) return joined;
    const making = ask()
      .then((result) => {
        if (result.errors !== undefined) return result;
        const answer = new ReadyAnswer(JSON.stringify(result));
        if (this.#trusted && underway === this.#underway) this.#ready.set(key, answer);
        return answer;
      })
      .finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  }

  flush(): void {
    this.#ready.clear();
    this.#underway = new Map();
  }

  /** Caches answers only while notifications of catalogue changes arrive. */
  trust(hearsOfChanges: boolean): void {
    this.#trusted = hearsOfChanges;
    this.flush();
  }
}
