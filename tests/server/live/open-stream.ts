import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';
import { INBOX_MESSAGES, INBOX_STREAM, type InboxEvent } from '@domain/offer';

/** One connection over which a player receives inbox events. */
export interface OpenStream {
  response: IncomingMessage;
  /** The next message; waits for it. @throws at the stream's end */
  next(): Promise<EventSourceMessage>;
  /** The next one, which has to be an event. */
  nextEvent(): Promise<InboxEvent>;
  /** Resolves once the server ended the stream. */
  ended(): Promise<void>;
  leave(): void;
}

const listening = new WeakMap<FastifyInstance, Promise<string>>();

/** The address of an app, which starts to listen at the first call. */
function addressOf(app: FastifyInstance): Promise<string> {
  const address = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, address);
  return address;
}

/** Asks for a stream of events over the network, as a browser does. */
export async function openStream(
  app: FastifyInstance,
  headers: Record<string, string>,
  query = '',
): Promise<OpenStream> {
  // Not by fetch, which opens extra connections in advance, and closing the app would wait for them.
  const request = get(`${await addressOf(app)}${INBOX_STREAM}${query}`, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void waiting.push(message) });
  const texts = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  const more = async (): Promise<boolean> => {
    const { done, value } = await texts.next();
    if (done !== true) parser.feed(value);
    return done !== true;
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
    leave: () => void request.destroy(),
  };
}

/** The same, once all events so far have arrived. */
export async function openStreamFromNow(
  ...asked: Parameters<typeof openStream>
): Promise<OpenStream> {
  const hearing = await openStream(...asked);
  expect((await hearing.next()).event).toBe(INBOX_MESSAGES.ready);
  return hearing;
}
