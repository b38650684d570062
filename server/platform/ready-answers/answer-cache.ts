import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '@server/platform/db/notifications';
import { ReadyAnswer } from './ready-answer';

/** The greatest sizes of cached answers, in bytes; each counts twice, for its compressed forms. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Of those to questions that anybody can make up: they never push out the others. */
const MAX_BYTES_OF_MANY = 16 * 1024 * 1024;
const ENTRY_OVERHEAD = 1_024;
/** Longer keys, in UTF-16 units, are nobody else's. */
const MAX_KEY_LENGTH = 8_000;

interface Kept {
  answer: ReadyAnswer;
  /** The only set that it is about; undefined if it is about all of them. */
  cardSetId: string | undefined;
}

/** Whether and how an answer is kept. */
interface Keeping {
  /** Called once it is made: the only set that it is about, if there is one. */
  cardSetIdOf?: () => string | undefined;
  /** Called once it is made: whether somebody else is likely to ask the same. */
  isKept?: () => boolean;
  /** Whether it is one of so many answers that nobody could keep all of them, such as to a typed search. */
  isOneOfMany?: boolean;
}

const keptUpTo = (maxSize: number) =>
  new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ answer }, key) =>
      answer.identity.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
  });

/**
 * A cache of answers that are the same for everyone until the catalogue changes. Simultaneous requests share the work.
 * A change of a set drops all answers but those about another set alone, and those in progress, which may have been read
 * before it.
 *
 * @typeParam Passing a result that must not be cached, such as an error
 */
export class AnswerCache<Passing> implements ChannelListener {
  readonly #ready = keptUpTo(MAX_BYTES);
  readonly #ofMany = keptUpTo(MAX_BYTES_OF_MANY);
  #underway = new Map<string, Promise<ReadyAnswer | Passing>>();
  #trusted = false;
  readonly #used: (isFound: boolean) => void;

  /** @param used called for each answer: whether it was found, or had to be made */
  constructor(used: (isFound: boolean) => void = () => undefined) {
    this.#used = used;
  }

  /** The memory of its answers, in bytes. */
  get bytes(): number {
    return this.#ready.calculatedSize + this.#ofMany.calculatedSize;
  }

  /** The cached answer for this key, if any. */
  get(key: string): ReadyAnswer | undefined {
    const found = this.#ready.get(key) ?? this.#ofMany.get(key);
    if (found !== undefined) this.#used(true);
    return found?.answer;
  }

  /**
   * Makes an answer once for simultaneous requests, and caches it.
   *
   * @param key the same for all requests with the same meaning
   */
  make(
    key: string,
    work: () => Promise<ReadyAnswer | Passing>,
    { cardSetIdOf, isKept = () => true, isOneOfMany = false }: Keeping = {},
  ): Promise<ReadyAnswer | Passing> {
    const underway = this.#underway;
    const joined = underway.get(key);
    this.#used(false);
    if (joined !== undefined) return joined;
    const making = work()
      .then((made) => {
        const isCurrent = this.#trusted && underway === this.#underway;
        if (made instanceof ReadyAnswer && isCurrent && key.length <= MAX_KEY_LENGTH && isKept()) {
          const kept = isOneOfMany ? this.#ofMany : this.#ready;
          kept.set(key, { answer: made, cardSetId: cardSetIdOf?.() });
        }
        return made;
      })
      .finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  }

  /** @param changedId the set that changed; empty if it may be any */
  notified(changedId: string): void {
    for (const kept of [this.#ready, this.#ofMany]) {
      for (const [key, { cardSetId }] of kept.entries()) {
        if (changedId === '' || cardSetId === undefined || cardSetId === changedId)
          kept.delete(key);
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
