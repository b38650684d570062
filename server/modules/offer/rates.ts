import type { Rate } from '@server/rate-limit';

/** More than anybody makes by hand, and far less than bothers the recipients (rules/attacks#rates). */
export const OFFER_RATE: Rate = { name: 'offer', byUser: 30, byAddress: 150 };

/** One note a second, for people who write as in a chat. */
export const NOTE_RATE: Rate = { name: 'note', byUser: 60, byAddress: 300 };

/** Each mark, and each mark taken back, is an event for the other side. */
export const MARK_RATE: Rate = { name: 'mark', byUser: 30, byAddress: 150 };
