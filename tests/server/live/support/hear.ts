import { INBOX_MESSAGES, INBOX_STREAM, type InboxEvent } from '@domain/offer';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';

/** One connection over which somebody hears of their inbox. */
export interface Hearing {
  response: Response;
  /** The next message; waits for it. @throws at the stream's end */
  next(): Promise<EventSourceMessage>;
  /** The next one, which has to be an event. */
  nextEvent(): Promise<InboxEvent>;
  /** Resolves once the server ended the stream. */
  ended(): Promise<void>;
  leave(): void;
}

const listening = new WeakMap<FastifyInstance, Promise<string>>();

/** Where an app listens; it begins to with the first call. */
function addressOf(app: FastifyInstance): Promise<string> {
  const address = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, address);
  return address;
}

/** Asks for a stream of events over the network, as a browser does. */
export async function hear(
  app: FastifyInstance,
  headers: Record<string, string>,
  query = '',
): Promise<Hearing> {
  const leaving = new AbortController();
  const response = await fetch(`${await addressOf(app)}${INBOX_STREAM}${query}`, {
    headers,
    signal: leaving.signal,
  });
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void waiting.push(message) });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const more = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    if (value !== undefined) parser.feed(value);
    return !done;
  };
  const next = async (): Promise<EventSourceMessage> => {
    while (waiting.length === 0) if (!(await more())) throw new Error('the stream ended');
    return waiting.shift()!;
  };
  return {
    response,
    next,
    async nextEvent() {
      const message = await next();
      expect(message.event).toBe(INBOX_MESSAGES.event);
      return JSON.parse(message.data) as InboxEvent;
    },
    async ended() {
      while (await more()) waiting.splice(0);
    },
    leave: () => leaving.abort(),
  };
}

/** The same, once all that happened so far was told. */
export async function hearFromNow(...asked: Parameters<typeof hear>): Promise<Hearing> {
  const hearing = await hear(...asked);
  expect((await hearing.next()).event).toBe(INBOX_MESSAGES.ready);
  return hearing;
}
