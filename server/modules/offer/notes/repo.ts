import type { Transaction } from '@server/db/database';
import { offerNote } from '@server/db/tables';
import { and, eq } from 'drizzle-orm';

interface NewNote {
  offerId: string;
  userId: string;
  /** As it is kept. */
  content: string;
  idempotencyKey: string | null;
}

/** What somebody wrote in a locked offer before under the key of a note; null for nothing, or without a key. */
export async function findSentNote(
  transaction: Transaction,
  { offerId, userId, idempotencyKey }: NewNote,
): Promise<string | null> {
  if (idempotencyKey === null) return null;
  const [before] = await transaction
    .select({ content: offerNote.content })
    .from(offerNote)
    .where(
      and(
        eq(offerNote.offerId, offerId),
        eq(offerNote.userId, userId),
        eq(offerNote.idempotencyKey, idempotencyKey),
      ),
    );
  return before?.content ?? null;
}

/** Adds a note to a locked offer. */
export async function insertNote(transaction: Transaction, note: NewNote): Promise<void> {
  await transaction.insert(offerNote).values(note);
}
