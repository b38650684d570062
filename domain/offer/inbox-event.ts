import { parserOf } from '../errors';

/** What can happen to an offer, as both sides are told at once (product 9). */
export const INBOX_EVENT_KINDS = [
  'OFFERED',
  'NOTED',
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

/** Throws `Unknown inbox event: value` for any other value (spec 3). */
export const parseInboxEventKind = parserOf('inbox event', INBOX_EVENT_KINDS);
