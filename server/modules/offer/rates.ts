import type { Rate } from '@server/rate-limit';

/** More than anybody makes by hand, and far less than troubles whoever gets them (quality 1). */
export const OFFER_RATE: Rate = { name: 'offer', byUser: 30, byAddress: 150 };

/** A note a second, for those who write as they talk (quality 1). */
export const NOTE_RATE: Rate = { name: 'note', byUser: 60, byAddress: 300 };

/** Each mark, and each that is taken back, is news to the other side. */
export const MARK_RATE: Rate = { name: 'mark', byUser: 30, byAddress: 150 };
