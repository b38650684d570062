import { NOTE_ERRORS, noteErrorOf, toNote } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { offerNote } from '@server/db/tables';
import type { FieldError } from '@server/graphql/field-error';
import { noteChange } from '../note-change';
import { ownOfferToChange } from '../policy';

interface Asked {
  offerId: string;
  userId: string;
  content: string;
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
    const code = noteErrorOf(content);
    if (code !== null) return [{ field: 'content', message: NOTE_ERRORS[code], code }];
    const note = { offerId, userId, content: toNote(content), idempotencyKey };
    if (await insertNote(transaction, note)) await noteChange(transaction, own, 'NOTED');
    return [];
  });

/** @returns false if the note is there already */
async function insertNote(
  transaction: Transaction,
  note: typeof offerNote.$inferInsert,
): Promise<boolean> {
  const added = await transaction
    .insert(offerNote)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: offerNote.id });
  return added.length > 0;
}
