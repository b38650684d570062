import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '@server/db/notifications';
import { ReadyAnswer } from './ready-answer';

/** The greatest size of all cached answers, in bytes; each counts twice, for its compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD = 1_024;

/**
 * A cache of answers that are the same for everyone until the catalogue changes. Simultaneous requests share the work.
 * A change drops everything, even answers in progress, which may have been read before it.
 *
 * @typeParam Passing a result that must not be cached, such as an error
 */
export class AnswerCache<Passing> implements ChannelListener {
  readonly #ready = new LRUCache<string, ReadyAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.identity.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
  });
  #underway = new Map<string, Promise<ReadyAnswer | Passing>>();
  #trusted = false;
  readonly #used: (isFound: boolean) => void;

  /** @param used called for each answer: whether it was found, or had to be made */
  constructor(used: (isFound: boolean) => void = () => undefined) {
    this.#used = used;
  }

  /** The cached answer for this key, if any. */
  get(key: string): ReadyAnswer | undefined {
    const found = this.#ready.get(key);
    if (found !== undefined) this.#used(true);
    return found;
  }

  /** Makes an answer once for simultaneous requests, and caches it. */
  make(key: string, work: () => Promise<ReadyAnswer | Passing>): Promise<ReadyAnswer | Passing> {
    const underway = this.#underway;
    const joined = underway.get(key);
    this.#used(false);
    if (joined !== undefined) return joined;
    const making = work()
      .then((made) => {
        if (made instanceof ReadyAnswer && this.#trusted && underway === this.#underway) {
          this.#ready.set(key, made);
        }
        return made;
      })
      .finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  }

  /** The catalogue changed. */
  notified(): void {
    this.#ready.clear();
    this.#underway = new Map();
  }

  /** Caches answers only while notifications of catalogue changes arrive. */
  listening(isListening: boolean): void {
    this.#trusted = isListening;
    this.notified();
  }
}
