import { formatNumber } from './number-text';
import { keptText, type TextErrorCode, textErrorOf } from './plain-text';

/** What can be reported. */
export const REPORT_SUBJECTS = ['OFFER', 'BANNER'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** The longest reason of a report, in UTF-16 units. */
export const REPORT_LENGTH = 1000;

export const REPORT_ERRORS: Record<TextErrorCode, string> = {
  BLANK: 'Say what is wrong with it.',
  TOO_LONG: `A report has at most ${formatNumber(REPORT_LENGTH)} characters.`,
  INVALID: 'This text contains characters that can’t be stored.',
};

/** A reason as it is sent and kept. */
export const toReason = keptText;

/** The error of a report's reason; null if it is valid (rules/moderation#reports). */
export const reportErrorOf = (text: string): TextErrorCode | null =>
  textErrorOf(text, REPORT_LENGTH);

/** What decides whether two players have to do with each other. */
export interface Acquaintance {
  /** Whether either of them is suspended. */
  isSuspended: boolean;
  /** Whether each has blocked the other. */
  blocks: boolean;
  isBlocked: boolean;
}

export type MeetingErrorCode = 'BLOCKING' | 'UNREACHABLE';

/** UNREACHABLE reads alike for a suspended player and one who blocks: which one it is isn't the other's business. */
export const MEETING_ERRORS: Record<MeetingErrorCode, string> = {
  BLOCKING: 'You have blocked this player. Unblock them in your profile first.',
  UNREACHABLE: 'This player can’t be reached.',
};

/**
 * Why a player and another have nothing to do with each other: they see none of each other's lists, aren't matched, and
 * make, accept and discuss no offers; null if they may (rules/moderation#blocked).
 *
 * @see server/modules/people/sql.ts for the same in SQL
 */
export function meetingErrorOf({
  isSuspended,
  blocks,
  isBlocked,
}: Acquaintance): MeetingErrorCode | null {
  if (blocks) return 'BLOCKING';
  return isSuspended || isBlocked ? 'UNREACHABLE' : null;
}

/** The words of a text that an administrator has removed. */
export const REMOVED_NOTE = 'An administrator removed this note.';
export const REMOVED_BANNER = 'An administrator removed this banner.';
