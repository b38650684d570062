import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { INBOX_MESSAGES, INBOX_STREAM, type InboxEvent } from '@domain/offer';
import type { Person } from './people';

const AGAIN_AFTER_MS = 1_000;

/** One window that follows its person's offers, and connects again whenever the stream ends, as the browser does. */
export class Follower {
  /** The numbers of all events that arrived, in their order. */
  readonly numbers: number[] = [];
  /** How often the server said that it can't tell what was missed. */
  resets = 0;
  connections = 0;
  readonly #port: number;
  readonly #person: Person;
  readonly #onEvent: (event: InboxEvent) => void;
  #last = 0;
  #request: ClientRequest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(port: number, person: Person, onEvent: (event: InboxEvent) => void) {
    this.#port = port;
    this.#person = person;
    this.#onEvent = onEvent;
    this.#connect();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #connect(): void {
    const headers = { ...this.#person.headers, 'last-event-id': String(this.#last) };
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        if (id !== undefined) this.#last = Number(id);
        if (event === INBOX_MESSAGES.reset) this.resets += 1;
        if (event !== INBOX_MESSAGES.event) return;
        this.numbers.push(Number(id));
        this.#onEvent(JSON.parse(data) as InboxEvent);
      },
    });
    let isEnded = false;
    const again = () => {
      if (isEnded || this.#isOver) return;
      isEnded = true;
      this.#timer = setTimeout(() => this.#connect(), AGAIN_AFTER_MS * (0.5 + Math.random()));
    };
    const { localAddress } = this.#person;
    const options = { port: this.#port, path: INBOX_STREAM, headers, family: 4, localAddress };
    this.#request = request({ ...options, agent: new Agent() })
      .on('error', again)
      .on('close', again)
      .on('response', (response: IncomingMessage) => {
        if (response.statusCode === 200) this.connections += 1;
        response.setEncoding('utf8');
        response.on('error', again).on('end', again);
        response.on('data', (part: string) => parser.feed(part));
      })
      .end();
  }
}
