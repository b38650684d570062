import { toNote } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { offer, offerNote } from '../tables';
import { type FieldError, KEY_REUSED } from '@server/platform/graphql/field-error';
import { addInboxEvent } from './inbox';
import { and, eq, isNotNull } from 'drizzle-orm';
import { lockOwnOffer, lockSharedOffer } from './hold-offer';
import type { OwnOffer } from '../queries/offer';
import { validateNote } from './validation';
import { findOwnOffer } from '../queries/own-offer';
import { applyOfferChange } from './apply-offer-change';

interface AddNoteInput {
  offerId: string;
  userId: string;
  content: string;
  /** The browser's own name for the note; null if it may be added twice. */
  idempotencyKey: string | null;
}

/**
 * Adds a note to an offer's discussion, once for a key (rules/offers#notes).
 *
 * @returns what is wrong with it; nothing if it was added now or before
 * @throws NOT_FOUND for a third party
 */
export const addNote = (
  database: Database,
  { offerId, userId, content, idempotencyKey }: AddNoteInput,
): Promise<FieldError[]> =>
  database.transaction(async (transaction) => {
    const own = await lockSharedOffer(transaction, { offerId, userId });
    const errors = validateNote(content, idempotencyKey);
    if (errors.length > 0) return errors;
    const note = { offerId, userId, content: toNote(content), idempotencyKey };
    const before = await findSentNote(transaction, note);
    if (before !== null) {
      return before.isRemoved || before.content === note.content ? [] : [KEY_REUSED];
    }
    const version = await applyOfferChange(transaction, own, 'NOTED');
    await transaction.insert(offerNote).values({ ...note, version });
    return [];
  });

interface NewNote {
  offerId: string;
  userId: string;
  /** Trimmed. */
  content: string;
  idempotencyKey: string | null;
}

/** The note that the player wrote before under the same key, in a locked offer; null for none, or without a key. */
async function findSentNote(
  transaction: Transaction,
  { offerId, userId, idempotencyKey }: NewNote,
): Promise<{ content: string; isRemoved: boolean } | null> {
  if (idempotencyKey === null) return null;
  const [before] = await transaction
    .select({
      content: offerNote.content,
      isRemoved: isNotNull(offerNote.removedAt).mapWith(Boolean),
    })
    .from(offerNote)
    .where(
      and(
        eq(offerNote.offerId, offerId),
        eq(offerNote.userId, userId),
        eq(offerNote.idempotencyKey, idempotencyKey),
      ),
    );
  return before ?? null;
}

interface MarkReadInput {
  offerId: string;
  userId: string;
  /** The version that was on screen. Later changes stay unread. */
  version: number;
}

/** Stores up to which version a player has seen an offer. @throws NOT_FOUND for a third party */
export const markRead = (
  database: Database,
  { version, ...key }: MarkReadInput,
): Promise<OwnOffer> =>
  database.transaction(async (transaction) => {
    const own = await lockOwnOffer(transaction, key);
    const seen = Math.min(version, own.version);
    if (seen <= own.seenBy[own.mySide]) return own;
    await transaction
      .update(offer)
      .set(own.mySide === 'INITIATOR' ? { initiatorSeen: seen } : { recipientSeen: seen })
      .where(eq(offer.id, own.id));
    const { offerId, userId } = key;
    await addInboxEvent(transaction, { offerId, kind: 'READ', actorId: userId, userIds: [userId] });
    return findOwnOffer(transaction, key);
  });
