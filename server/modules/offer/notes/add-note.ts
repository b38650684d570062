import { NOTE_ERRORS, noteErrorOf, toNote } from '@domain/offer';
import type { Database } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { BAD_KEY, isIdempotencyKey, KEY_REUSED } from '@server/graphql/idempotency-key';
import { noteChange } from '../note-change';
import { ownOfferToChange } from '../policy';
import { findSentNote, insertNote } from './repo';

interface Asked {
  offerId: string;
  userId: string;
  content: string;
  /** The browser's own name of the note; null where it may be added twice. */
  idempotencyKey: string | null;
}

/**
 * Adds a note to an offer's discussion, once for a key (spec 5, 7).
 *
 * @returns what is wrong with it; nothing where it was added, or had been already
 * @throws NOT_FOUND for a third party (product 12)
 */
export const addNote = (
  database: Database,
  { offerId, userId, content, idempotencyKey }: Asked,
): Promise<FieldError[]> =>
  database.transaction(async (transaction) => {
    const own = await ownOfferToChange(transaction, { offerId, userId });
    const errors = mistakesIn(content, idempotencyKey);
    if (errors.length > 0) return errors;
    const note = { offerId, userId, content: toNote(content), idempotencyKey };
    const before = await findSentNote(transaction, note);
    if (before !== null) return before === note.content ? [] : [KEY_REUSED];
    await insertNote(transaction, note);
    await noteChange(transaction, own, 'NOTED');
    return [];
  });

function mistakesIn(content: string, idempotencyKey: string | null): FieldError[] {
  const errors: FieldError[] = [];
  const code = noteErrorOf(content);
  if (code !== null) errors.push({ field: 'content', message: NOTE_ERRORS[code], code });
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) errors.push(BAD_KEY);
  return errors;
}
