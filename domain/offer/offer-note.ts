import { formatNumber } from '@domain/number-text';
import { keptText, type TextErrorCode, textErrorOf } from '../plain-text';

/** The longest note, in UTF-16 units on both sides (rules/offers#notes). */
export const NOTE_LENGTH = 2000;

/** How many notes of a discussion one answer holds. */
export const NOTES_AT_ONCE = 100;

/** Why a text can't be a note. */
export type NoteErrorCode = TextErrorCode;

export const NOTE_ERRORS: Record<NoteErrorCode, string> = {
  BLANK: 'Write something first.',
  TOO_LONG: `A note has at most ${formatNumber(NOTE_LENGTH)} characters.`,
  INVALID: 'This note contains characters that can’t be stored.',
};

/** A note as it is sent and kept (rules/offers#notes). */
export const toNote = keptText;

/** The error of a note's text, alone or with an offer; null if it is valid (rules/offers#notes). */
export const noteErrorOf = (text: string): NoteErrorCode | null => textErrorOf(text, NOTE_LENGTH);

/** The error of a note that may be blank: beside an offer, or the reason of a decline (rules/offers#notes). */
export const optionalNoteErrorOf = (text: string): NoteErrorCode | null =>
  toNote(text) === '' ? null : noteErrorOf(text);

/** The gap between notes after which the author is named again, in milliseconds (rules/offers#note-authors). */
const AUTHOR_GAP_MS = 5 * 60_000;

/** A note's author and time; `at` is in milliseconds since 1970. */
export interface AuthoredNote {
  authorId: string;
  at: number;
}

/**
 * Whether a note's author is named: never for the viewer's own, else when the one before has another author or is more
 * than 5 minutes older (rules/offers#note-authors).
 */
export function namesAuthor(
  note: AuthoredNote,
  before: AuthoredNote | undefined,
  viewerId: string,
): boolean {
  if (note.authorId === viewerId) return false;
  return before?.authorId !== note.authorId || note.at - before.at > AUTHOR_GAP_MS;
}
