import { type Market, packMarket } from '@domain/market';
import { findCardSets, findPriceChanges } from '@server/modules/catalogue';
import type { Database } from '@server/platform/db/database';
import type { ChannelListener } from '@server/platform/db/notifications';
import { ReadyAnswer } from '@server/platform/ready-answers';
import { findEveryonesMarket } from './everyones-market';

/** The job that writes the summaries notifies this channel in each transaction that changes one. */
export const MARKET_CHANGED = 'market_changed';

declare module '@server/platform/services' {
  interface Services {
    /** The market as everyone sees it. */
    market: CurrentMarket;
  }
}

/** Milliseconds from one making to the next. */
const AT_MOST_EVERY = 1_000;

interface Made {
  market: Market;
  /** Its file, for `GET /api/market`. */
  answer: ReadyAnswer;
}

/**
 * The market as everyone sees it, kept ready-made. After a change it is made again before anybody asks, at most once a second;
 * meanwhile the former one is answered. If nobody has asked since the last making, it is made when somebody does.
 */
export class CurrentMarket implements ChannelListener {
  readonly #database: Database;
  /** How prices have changed, by set. */
  #changes = new Map<string, Market['changes']>();
  #made: Promise<Made> | undefined;
  #madeAt = -Infinity;
  #wasAsked = false;
  #isListening = false;
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  get(): Promise<Made> {
    if (!this.#isListening) return this.#make();
    this.#wasAsked = true;
    if (this.#made !== undefined) return this.#made;
    const making = this.#make();
    this.#made = making;
    making.catch(() => {
      if (this.#made === making) this.#made = undefined;
    });
    return making;
  }

  /** The memory of the file, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  notified(): void {
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#madeAt + AT_MOST_EVERY - performance.now());
    this.#timer = setTimeout(() => void this.#renew(), wait).unref();
  }

  listening(isListening: boolean): void {
    this.#isListening = isListening;
    this.#made = undefined;
  }

  /** For changes of the catalogue, with which prices change. */
  get catalogueChanges(): ChannelListener {
    return {
      notified: (cardSetId) => {
        const others = [...this.#changes].filter(([id]) => cardSetId !== '' && id !== cardSetId);
        // What is being read now may be from before.
        this.#changes = new Map(others);
        this.notified();
      },
      listening: () => (this.#changes = new Map()),
    };
  }

  async #renew(): Promise<void> {
    this.#timer = undefined;
    const former = this.#made;
    if (former === undefined || !this.#wasAsked) {
      this.#made = undefined;
      return;
    }
    this.#wasAsked = false;
    const making = this.#make();
    const isMade = await making.then(
      () => true,
      () => false,
    );
    if (this.#made === former) this.#made = isMade ? making : undefined;
  }

  async #make(): Promise<Made> {
    this.#madeAt = performance.now();
    const market = await findEveryonesMarket(this.#database, await this.#changesNow());
    const answer = new ReadyAnswer(JSON.stringify(packMarket(market)));
    await answer.bytes('br');
    this.#bytes = answer.identity.length;
    return { market, answer };
  }

  async #changesNow(): Promise<Market['changes']> {
    const kept = this.#changes;
    // One set at a time, so that other requests are answered in between.
    for (const { id } of await findCardSets(this.#database)) {
      if (!kept.has(id)) kept.set(id, await findPriceChanges(this.#database, id));
    }
    if (!this.#isListening) this.#changes = new Map();
    return Object.assign({}, ...kept.values());
  }
}
