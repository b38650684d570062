import { parserOf } from '../errors';

/** What happened to an offer, as the browsers of both sides receive it (rules/offers#live-updates). */
export const INBOX_EVENT_KINDS = [
  'OFFERED',
  'COUNTERED',
  'LAPSED',
  'REMINDED',
  'NOTED',
  'NOTE_REMOVED',
  'PRICE_PROPOSED',
  'PRICE_TAKEN',
  'ACCEPTED',
  'DECLINED',
  'RESCINDED',
  'MARKED',
  'MARK_TAKEN_BACK',
  'EXCHANGED',
  'CALLED_OFF',
  'READ',
] as const;
export type InboxEventKind = (typeof INBOX_EVENT_KINDS)[number];

/** Throws `Unknown inbox event: value` for any other value. */
export const parseInboxEventKind = parserOf('inbox event', INBOX_EVENT_KINDS);

/** Something that happened to one of a player's offers, as their browser receives it. */
export interface InboxEvent {
  offerId: string;
  kind: InboxEventKind;
  /** Whether the player did it, perhaps in another window. */
  mine: boolean;
}

/** The address of the Server-Sent Events. */
export const INBOX_STREAM = '/api/events';

/**
 * The names of its messages. Each message's id is the number of the inbox's last event so far, for `Last-Event-ID`.
 * `offer` holds an {@link InboxEvent}. `reset` says that events are missing: they aren't kept any more, or are another
 * inbox's; `ready`, that all events so far were sent.
 */
export const INBOX_MESSAGES = { event: 'offer', reset: 'reset', ready: 'ready' } as const;

/** Seconds between two heartbeats: comments, which scripts don't see. */
export const INBOX_BEAT_SECONDS = 15;
