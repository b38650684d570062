import { INBOX_MESSAGES, type InboxEvent } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { findEvents, type InboxEntry } from './inbox';

/** Events that are read and sent in one part. */
const PART = 200;
/** Bytes that wait for a slow browser before it counts as one: named, since Node's own size isn't the same in each version. */
const BUFFER = 16 * 1024;

export interface StreamOwner {
  userId: string;
  /** The session under which it was opened. The stream ends with it (rules/attacks#live-streams). */
  tokenHash: string;
  /** The roles at that time. */
  roles: string;
}

/** One browser's connection. It sends the events of an inbox in their order, each once. */
export class InboxStream {
  readonly owner: StreamOwner;
  readonly output = new PassThrough({ highWaterMark: BUFFER });
  readonly #database: Database;
  /** The number of the last event that the browser knows; undefined to start with the next new one. */
  #position: number | undefined;
  #isReady = false;
  #isSending = false;
  #sendAgain = false;
  #isLate = false;

  constructor(database: Database, owner: StreamOwner, after: number | undefined) {
    this.#database = database;
    this.owner = owner;
    this.#position = after;
    this.output.write(messages.opening);
  }

  /** Sends all new events. A call while it sends makes it check for new ones again afterwards. */
  async send(): Promise<void> {
    this.#sendAgain = true;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#sendAgain && this.output.writable) {
        this.#sendAgain = false;
        await this.#sendPart();
      }
    } catch {
      // The browser reconnects and gets the rest then.
      this.end();
    } finally {
      this.#isSending = false;
    }
  }

  get isOfAdministrator(): boolean {
    return this.owner.roles.split(',').includes('ADMIN');
  }

  /** Sends an event that isn't the inbox's, unless the browser reads too slowly. */
  tell(event: string): void {
    if (this.output.writable && !this.output.writableNeedDrain) {
      this.output.write(messages.notice(event));
    }
  }

  /** Sends a heartbeat. A browser that reads nothing between two of them is gone. */
  beat(): void {
    const isLate = this.output.writableNeedDrain;
    if (isLate && this.#isLate) this.output.destroy();
    else if (this.output.writable) this.output.write(messages.beat);
    this.#isLate = isLate;
  }

  end(): void {
    this.output.end();
  }

  async #sendPart(): Promise<void> {
    const { userId } = this.owner;
    const from = this.#position;
    const range = { userId, after: from ?? 0, limit: from === undefined ? 0 : PART };
    const { lastNumber, entries } = await findEvents(this.#database, range);
    const next = entries[0]?.number ?? lastNumber + 1;
    let text = '';
    if (from !== undefined && next !== from + 1) {
      // The events in between are swept, or the number belongs to another inbox.
      this.#position = lastNumber;
      text = messages.reset(lastNumber);
    } else {
      this.#position = entries.at(-1)?.number ?? lastNumber;
      text = entries.map((entry) => messages.event(entry, userId)).join('');
    }
    if (this.#position < lastNumber) this.#sendAgain = true;
    else if (!this.#isReady) {
      this.#isReady = true;
      text += messages.ready(lastNumber);
    }
    if (text !== '' && this.output.writable && !this.output.write(text)) await this.#room();
  }

  /** Waits until the browser has read what was sent, or is gone. */
  async #room(): Promise<void> {
    const over = new AbortController();
    const { signal } = over;
    const { output } = this;
    await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
    over.abort();
  }
}

/** Milliseconds after which a browser's EventSource reconnects. */
const RETRY_MS = 2_000;

const message = (id: number, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream's messages as Server-Sent Events. */
const messages = {
  /** Sent at once, so that proxies pass the answer on. */
  opening: `retry: ${RETRY_MS}\n: listening\n\n`,
  beat: ': beat\n\n',
  /** Without an id, so that the browser's place in its inbox stays. */
  notice: (event: string) => `event: ${event}\ndata: {}\n\n`,
  event({ number, offerId, kind, actorId }: InboxEntry, userId: string): string {
    const event: InboxEvent = { offerId, kind, mine: actorId === userId };
    return message(number, INBOX_MESSAGES.event, event);
  },
  reset: (lastNumber: number) => message(lastNumber, INBOX_MESSAGES.reset, {}),
  ready: (lastNumber: number) => message(lastNumber, INBOX_MESSAGES.ready, {}),
};
