import { createParser, type EventSourceMessage } from 'eventsource-parser';
import {
  INBOX_BEAT_SECONDS,
  INBOX_STREAM,
  parseInboxEventKind,
  type InboxEvent,
} from '@domain/offer';

/** Milliseconds of silence after which a connection is given up. */
const SILENCE_MS = 2.5 * INBOX_BEAT_SECONDS * 1_000;

/** Why a stream ended: the viewer isn't signed in any more, or a failure that another try may fix. */
type Ending = { why: 'unauthenticated' } | { why: 'lost'; retryAfterSeconds: number };

interface StreamOptions {
  /** The number of the last known event; null for none. */
  after: string | null;
  /** Called with all messages that arrived together, in their order. */
  onMessages: (messages: EventSourceMessage[]) => void;
}

/**
 * Reads the server's events until the stream ends, the server is silent for too long, or `over` is aborted. Uses
 * `fetch` since EventSource can't distinguish a refusal from a fault, or a dead connection from a quiet one.
 */
export async function readEventStream(
  { after, onMessages }: StreamOptions,
  over: AbortController,
): Promise<Ending> {
  const { signal } = over;
  const giveUpIfSilent = () => setTimeout(() => over.abort(), SILENCE_MS);
  let watchdog = giveUpIfSilent();
  try {
    const response = await fetch(INBOX_STREAM, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'text/event-stream', ...(after !== null && { 'last-event-id': after }) },
      signal,
    });
    if (response.status === 401) return { why: 'unauthenticated' };
    if (!response.ok || !response.body) return lostFor(response.headers.get('retry-after'));
    let messages: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => void messages.push(message) });
    const text = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(watchdog);
      watchdog = giveUpIfSilent();
      parser.feed(text.decode(part.value, { stream: true }));
      if (messages.length > 0 && !signal.aborted) onMessages(messages);
      messages = [];
    }
    return lostFor(null);
  } catch {
    return lostFor(null);
  } finally {
    clearTimeout(watchdog);
    // An answer that isn't read to its end would block its connection for other calls.
    over.abort();
  }
}

const lostFor = (retryAfter: string | null): Ending => ({
  why: 'lost',
  retryAfterSeconds: Number(retryAfter) || 0,
});

/** A message's content; null if this build doesn't know it, since the server may be newer. */
export function readInboxEvent(text: string): InboxEvent | null {
  try {
    const { offerId, kind, mine } = JSON.parse(text) as Record<string, unknown>;
    if (typeof offerId !== 'string' || typeof kind !== 'string') return null;
    return { offerId, kind: parseInboxEventKind(kind), mine: mine === true };
  } catch {
    return null;
  }
}
