import { get, type IncomingMessage } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { INBOX_MESSAGES, INBOX_STREAM } from '@domain/offer';
import { createParser } from 'eventsource-parser';
import type { Visitor } from './visitor';

const RECONNECT_AFTER_MS = 500;

/** One window that listens for events, and connects again whenever its stream ends. */
export class Listening {
  /** The number of the last event that arrived. */
  last = 0;
  /** Events that arrived, and times that the server said that some are missing. */
  heard = 0;
  resets = 0;
  /** Events that came out of order or twice. */
  readonly wrong: string[] = [];
  #isOver = false;
  #leave = () => undefined as void;

  /** Listens until {@link stop}, from the start of the inbox. */
  async start(site: string, visitor: Visitor): Promise<void> {
    while (!this.#isOver) {
      await this.#listenOnce(site, visitor).catch(() => undefined);
      await after(RECONNECT_AFTER_MS);
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#leave();
  }

  async #listenOnce(site: string, visitor: Visitor): Promise<void> {
    const response = await this.#connect(`${site}${INBOX_STREAM}?after=${this.last}`, visitor);
    const parser = createParser({
      onEvent: ({ event, id }) => this.#note(event ?? '', Number(id)),
    });
    for await (const piece of response.setEncoding('utf8')) parser.feed(String(piece));
  }

  #connect(address: string, visitor: Visitor): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = get(address, { ...visitor.options(), agent: false }, (response) => {
        if (response.statusCode === 200) resolve(response);
        else reject(new Error(String(response.resume().statusCode)));
      });
      sent.on('error', reject);
      this.#leave = () => void sent.destroy();
    });
  }

  #note(event: string, number: number): void {
    if (event === INBOX_MESSAGES.reset) this.resets += 1;
    if (event !== INBOX_MESSAGES.event) return;
    if (number !== this.last + 1) this.wrong.push(`${number} after ${this.last}`);
    this.last = number;
    this.heard += 1;
  }
}
