import { busy } from '@server/platform/errors';
import pLimit, { type LimitFunction } from 'p-limit';
import { networkOf } from './network-of';

/** The part of a pool's connections for such reads; all others are left for what people do with their own. */
const PART_OF_POOL = 0.5;
/** How many reads of one address run, and how many more may wait. */
const BY_ADDRESS = 3;
const WAITING_BY_ADDRESS = 30;
/** How many may wait of all addresses, each with up to {@link BY_ADDRESS}. */
const WAITING = 60;
/** Milliseconds of waiting after which nobody is likely to want the answer. */
const WAIT_WITHIN_MS = 5_000;

/**
 * Bounds how many connections are used at once by reads that anybody may ask for and that aren't answered from a cache, in
 * all and by address.
 */
export class ConnectionShare {
  readonly #all: LimitFunction;
  readonly #lines = new Map<string, LimitFunction>();

  /** @param connections of the pool */
  constructor(connections: number) {
    this.#all = pLimit(Math.max(1, Math.floor(connections * PART_OF_POOL)));
  }

  /** How many reads run. */
  get underWay(): number {
    return this.#all.activeCount;
  }

  /** How many reads wait. */
  get waiting(): number {
    const inLines = [...this.#lines.values()].map(({ pendingCount }) => pendingCount);
    return inLines.reduce((sum, count) => sum + count, this.#all.pendingCount);
  }

  /**
   * Runs a read once it is its turn.
   *
   * @param address the request's; any text
   * @throws BUSY if too many wait already, or if it waited too long
   */
  async run<Answer>(address: string, read: () => Promise<Answer>): Promise<Answer> {
    const network = networkOf(address);
    const line = this.#lines.get(network) ?? pLimit(BY_ADDRESS);
    if (line.pendingCount >= WAITING_BY_ADDRESS || this.#all.pendingCount >= WAITING) throw busy();
    this.#lines.set(network, line);
    const askedAt = performance.now();
    const inTime = () => {
      if (performance.now() - askedAt > WAIT_WITHIN_MS) throw busy();
      return read();
    };
    try {
      return await line(() => this.#all(inTime));
    } finally {
      if (line.activeCount + line.pendingCount === 0) this.#lines.delete(network);
    }
  }
}
