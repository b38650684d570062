import { INBOX_MESSAGES, type InboxEvent } from '@domain/offer';
import type { InboxEntry } from '../repo';

/** Milliseconds after which a browser's own EventSource would come back. */
const RETRY_MS = 2_000;

const message = (id: number, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream's messages, as Server-Sent Events want them. */
export const messages = {
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
