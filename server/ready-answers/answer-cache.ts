import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '@server/db/notifications';
import { ReadyAnswer } from './ready-answer';

/** The greatest size of all cached answers, in bytes; each counts twice, for its compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD = 1_024;

interface Kept {
  answer: ReadyAnswer;
  /** The only set that it is about; undefined if it is about all of them. */
  cardSetId: string | undefined;
}

/**
 * A cache of answers that are the same for everyone until the catalogue changes. Simultaneous requests share the work.
 * A change of a set drops all answers but those about another set alone, and those in progress, which may have been read
 * before it.
 *
 * @typeParam Passing a result that must not be cached, such as an error
 */
export class AnswerCache<Passing> implements ChannelListener {
  readonly #ready = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) =>
      answer.identity.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
  });
  #underway = new Map<string, Promise<ReadyAnswer | Passing>>();
  #trusted = false;
  readonly #used: (isFound: boolean) => void;

  /** @param used called for each answer: whether it was found, or had to be made */
  constructor(used: (isFound: boolean) => void = () => undefined) {
    this.#used = used;
  }

  /** The memory of its answers, in bytes. */
  get bytes(): number {
    return this.#ready.calculatedSize;
  }

  /** The cached answer for this key, if any. */
  get(key: string): ReadyAnswer | undefined {
    const found = this.#ready.get(key);
    if (found !== undefined) this.#used(true);
    return found?.answer;
  }

  /**
   * Makes an answer once for simultaneous requests, and caches it.
   *
   * @param cardSetIdOf called once it is made: the only set that it is about, if there is one
   */
  make(
    key: string,
    work: () => Promise<ReadyAnswer | Passing>,
    cardSetIdOf: () => string | undefined = () => undefined,
  ): Promise<ReadyAnswer | Passing> {
    const underway = this.#underway;
    const joined = underway.get(key);
    this.#used(false);
    if (joined !== undefined) return joined;
    const making = work()
      .then((made) => {
        if (made instanceof ReadyAnswer && this.#trusted && underway === this.#underway) {
          this.#ready.set(key, { answer: made, cardSetId: cardSetIdOf() });
        }
        return made;
      })
      .finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  }

  /** @param changedId the set that changed; empty if it may be any */
  notified(changedId: string): void {
    for (const [key, { cardSetId }] of this.#ready.entries()) {
      if (changedId === '' || cardSetId === undefined || cardSetId === changedId) {
        this.#ready.delete(key);
      }
    }
    this.#underway = new Map();
  }

  /** Caches answers only while notifications of catalogue changes arrive. */
  listening(isListening: boolean): void {
    this.#trusted = isListening;
    this.notified('');
  }
}
