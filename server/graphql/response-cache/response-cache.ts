import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';

import { ReadyAnswer } from './ready-answer';

/** Bytes of ready answers kept at most; each counts twice, for its compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD = 1_024;

export type Made = ReadyAnswer | ExecutionResult;

/**
 * Ready-made answers about the catalogue by operation and variables. A request that comes while an answer
 * is being made waits for that one. `flush` forgets everything, also what is being made just then:
 * it may have been read before the change that the flush is for.
 */
export class ResponseCache {
  readonly #ready = new LRUCache<string, ReadyAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.identity.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
  });
  #underway = new Map<string, Promise<Made>>();
  #trusted = false;

  /** The answer that is ready for this key, if any. */
  get(key: string): ReadyAnswer | undefined {
    return this.#ready.get(key);
  }

  /**
   * Asks once for all who want the same meanwhile, and keeps what comes unless it holds an error.
   *
   * @returns the ready answer, or the result itself if it holds an error
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

  /** Keeps answers only while changes of the catalogue are heard of. */
  trust(hearsOfChanges: boolean): void {
    this.#trusted = hearsOfChanges;
    this.flush();
  }
}
