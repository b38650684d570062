import { INBOX_MESSAGES, type InboxEvent } from '@domain/offer';
import type { Database } from '@server/db/database';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { findEvents, type InboxEntry } from './queries';

/** Events that are read and sent at once. */
const PART = 200;

export interface StreamOwner {
  userId: string;
  /** Under which session it was opened: it ends with it. */
  tokenHash: string;
  /** The roles at that time. */
  roles: string;
}

/** One browser's connection: tells the events of an inbox in their order, none twice and none left out. */
export class InboxStream {
  readonly owner: StreamOwner;
  readonly output = new PassThrough();
  readonly #database: Database;
  /** The number of the last event that the browser knows; undefined where it begins with what comes. */
  #position: number | undefined;
  #isReady = false;
  #telling = false;
  #again = false;
  #isLate = false;

  constructor(database: Database, owner: StreamOwner, after: number | undefined) {
    this.#database = database;
    this.owner = owner;
    this.#position = after;
    this.output.write(messages.opening);
  }

  /** Tells what there is to tell. Called again meanwhile, looks once more afterwards. */
  async tell(): Promise<void> {
    this.#again = true;
    if (this.#telling) return;
    this.#telling = true;
    try {
      while (this.#again && this.output.writable) {
        this.#again = false;
        await this.#tellPart();
      }
    } catch {
      // The browser comes back for what it wasn't told.
      this.end();
    } finally {
      this.#telling = false;
    }
  }

  /** A sign of life. A browser that takes nothing from one to the next is gone. */
  beat(): void {
    const isLate = this.output.writableNeedDrain;
    if (isLate && this.#isLate) this.output.destroy();
    else if (this.output.writable) this.output.write(messages.beat);
    this.#isLate = isLate;
  }

  end(): void {
    this.output.end();
  }

  async #tellPart(): Promise<void> {
    const { userId } = this.owner;
    const from = this.#position;
    const asked = { userId, after: from ?? 0, limit: from === undefined ? 0 : PART };
    const { lastNumber, entries } = await findEvents(this.#database, asked);
    const next = entries[0]?.number ?? lastNumber + 1;
    let text = '';
    if (from !== undefined && next !== from + 1) {
      // Events that were between aren't kept any more, or the number is another inbox's.
      this.#position = lastNumber;
      text = messages.reset(lastNumber);
    } else {
      this.#position = entries.at(-1)?.number ?? lastNumber;
      text = entries.map((entry) => messages.event(entry, userId)).join('');
    }
    if (this.#position < lastNumber) this.#again = true;
    else if (!this.#isReady) {
      this.#isReady = true;
      text += messages.ready(lastNumber);
    }
    if (text !== '' && this.output.writable && !this.output.write(text)) await this.#room();
  }

  /** Waits until the browser took what was sent, or is gone. */
  async #room(): Promise<void> {
    const over = new AbortController();
    const { signal } = over;
    const { output } = this;
    await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
    over.abort();
  }
}

/** Milliseconds after which a browser's own EventSource would come back. */
const RETRY_MS = 2_000;

const message = (id: number, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream's messages, as Server-Sent Events want them. */
const messages = {
  /** Sent at once, so that whoever is between us and the browser passes the answer on. */
  opening: `retry: ${RETRY_MS}\n: listening\n\n`,
  beat: ': beat\n\n',
  event({ number, offerId, kind, actorId }: InboxEntry, userId: string): string {
    const told: InboxEvent = { offerId, kind, mine: actorId === userId };
    return message(number, INBOX_MESSAGES.event, told);
  },
  reset: (lastNumber: number) => message(lastNumber, INBOX_MESSAGES.reset, {}),
  ready: (lastNumber: number) => message(lastNumber, INBOX_MESSAGES.ready, {}),
};
