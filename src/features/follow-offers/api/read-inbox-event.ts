import { parseInboxEventKind, type InboxEvent } from '@domain/offer';

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
