import { createParser, type EventSourceMessage } from 'eventsource-parser';
import {
  INBOX_BEAT_SECONDS,
  INBOX_STREAM,
  parseInboxEventKind,
  type InboxEvent,
} from '@domain/offer';

/** Milliseconds without any sign of life after which a connection is given up. */
const SILENCE_MS = 2.5 * INBOX_BEAT_SECONDS * 1_000;

/** Why a stream ended: the viewer isn't signed in any more, or a failure that another try may fix. */
type Ending = { why: 'unauthenticated' } | { why: 'lost'; retryAfterSeconds: number };

interface StreamOptions {
  /** The number of the last event that is known here; null for none. */
  after: string | null;
  /** Takes all messages that came at once, in their order. */
  onMessages: (messages: EventSourceMessage[]) => void;
}

/**
 * Hears the server's events until the stream ends, the server is silent for too long, or `over` is aborted. By `fetch`
 * and not by EventSource, which tells neither a refusal from a fault nor a silent connection from a quiet one.
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
    // An answer of which something is left unread would keep its connection from all other calls.
    over.abort();
  }
}

const lostFor = (retryAfter: string | null): Ending => ({
  why: 'lost',
  retryAfterSeconds: Number(retryAfter) || 0,
});

/** What a message says; null for what this build doesn't know, as an older one may hear of a newer server. */
export function readInboxEvent(text: string): InboxEvent | null {
  try {
    const { offerId, kind, mine } = JSON.parse(text) as Record<string, unknown>;
    if (typeof offerId !== 'string' || typeof kind !== 'string') return null;
    return { offerId, kind: parseInboxEventKind(kind), mine: mine === true };
  } catch {
    return null;
  }
}
