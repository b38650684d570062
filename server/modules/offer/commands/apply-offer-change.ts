import type { InboxEventKind } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { offer } from '@server/db/tables';
import { addInboxEvent } from '@server/modules/inbox';
import { eq, sql } from 'drizzle-orm';
import type { OwnOffer } from '../offer';

/** What of an offer's row is changed with its version. */
export type OfferChange = Partial<
  Pick<typeof offer.$inferInsert, 'status' | 'declineReason' | 'calledOffBy'> &
    Record<'initiatorExchangedAt' | 'recipientExchangedAt', typeof NOW | null>
>;

/** The moment of a change, as the database's clock has it. */
export const NOW = sql`now()`;

/**
 * Changes a locked offer on behalf of the side that does something, which makes it unread for the other, and tells both
 * in the same transaction.
 */
export async function applyOfferChange(
  transaction: Transaction,
  { id, mySide, initiator, recipient, version }: OwnOffer,
  kind: InboxEventKind,
  change: OfferChange = {},
): Promise<void> {
  const made = version + 1;
  await transaction
    .update(offer)
    .set({
      ...change,
      ...(change.calledOffBy && { calledOffAt: NOW }),
      version: made,
      ...(mySide === 'INITIATOR' ? { initiatorVersion: made } : { recipientVersion: made }),
      updatedAt: NOW,
    })
    .where(eq(offer.id, id));
  const actorId = mySide === 'INITIATOR' ? initiator.id : recipient.id;
  await addInboxEvent(transaction, {
    offerId: id,
    kind,
    actorId,
    userIds: [initiator.id, recipient.id],
  });
}
