import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '../notifications';

/** More payloads than that don't come within the seconds that count. */
const REMEMBERED = 10_000;

/**
 * When this process last heard of a change, by `performance.now()`. Who reads because of a change has to see it, so replicas
 * are asked for that moment.
 */
export class LastHeard implements ChannelListener {
  /** Changes from before may have been missed; while nothing is heard, they all may. */
  #since = Infinity;
  #ofAny = -Infinity;
  readonly #ofPayload = new LRUCache<string, number>({ max: REMEMBERED });

  notified(payload: string): void {
    this.#ofAny = performance.now();
    this.#ofPayload.set(payload, this.#ofAny);
  }

  listening(isListening: boolean): void {
    this.#since = isListening ? performance.now() : Infinity;
  }

  /** Of any change. */
  get last(): number {
    return Math.max(this.#since, this.#ofAny);
  }

  /** Of a change with this payload. */
  lastOf(payload: string): number {
    return Math.max(this.#since, this.#ofPayload.get(payload) ?? -Infinity);
  }
}
