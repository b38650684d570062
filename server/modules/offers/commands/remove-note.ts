import type { Transaction } from '@server/platform/db/database';
import { offerNote } from '../tables';
import { holdAccount } from '@server/modules/people';
import { eq, sql } from 'drizzle-orm';
import { asOwn } from '../queries/offer';
import { findOffer, lockOffer } from '../queries/offer-statements';
import { applyOfferChange } from './apply-offer-change';

/**
 * Empties a note for an administrator, and notifies both sides. A note that is removed already stays as it is.
 *
 * @returns the id of its author; null for an unknown note
 */
export async function removeNote(transaction: Transaction, noteId: number): Promise<string | null> {
  const [note] = await transaction
    .select({ offerId: offerNote.offerId, userId: offerNote.userId })
    .from(offerNote)
    .where(eq(offerNote.id, noteId));
  const found = note && (await findOffer(transaction, note.offerId));
  if (!found) return null;
  // Accounts first, like everyone; either may be suspended or gone.
  for (const id of [found.initiator.id, found.recipient.id].toSorted()) {
    await holdAccount(transaction, id);
  }
  const locked = await lockOffer(transaction, note.offerId);
  const written = locked && asOwn(locked, note.userId);
  if (!written) return null;
  const removed = await transaction
    .update(offerNote)
    .set({ content: '', removedAt: sql`now()` })
    .where(sql`${offerNote.id} = ${noteId} and ${offerNote.removedAt} is null`);
  if (removed.rowCount !== 0) await applyOfferChange(transaction, written, 'NOTE_REMOVED');
  return note.userId;
}
