import type { InboxEventKind, OfferAction } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { offer } from '@server/db/tables';
import { addInboxEvent } from '@server/modules/inbox';
import { eq, sql } from 'drizzle-orm';
import type { OwnOffer } from '../offer';

/** The columns that a change sets besides the version. */
export type OfferChange = Partial<
  Pick<typeof offer.$inferInsert, 'status' | 'declineReason' | 'calledOffBy'> &
    Record<'initiatorExchangedAt' | 'recipientExchangedAt', typeof NOW | null>
>;

/** The time of a change, by the database's clock (rules/errors#server-time). */
export const NOW = sql`now()`;

/** The event of an action in both inboxes; the mark that settles an offer is EXCHANGED instead. */
export const EVENT_OF_ACTION: Record<OfferAction, InboxEventKind> = {
  RESCIND: 'RESCINDED',
  ACCEPT: 'ACCEPTED',
  DECLINE: 'DECLINED',
  MARK_EXCHANGED: 'MARKED',
  TAKE_MARK_BACK: 'MARK_TAKEN_BACK',
  CALL_OFF: 'CALLED_OFF',
};

/**
 * Changes a locked offer for one of its sides: raises its version, which makes it unread for the other side, and adds an
 * event to both inboxes in the same transaction. Every change of an offer goes through here.
 *
 * @returns the version that the change made
 */
export async function applyOfferChange(
  transaction: Transaction,
  { id, mySide, initiator, recipient, version }: OwnOffer,
  kind: InboxEventKind,
  change: OfferChange = {},
): Promise<number> {
  const next = version + 1;
  await transaction
    .update(offer)
    .set({
      ...change,
      ...(change.calledOffBy && { calledOffAt: NOW }),
      version: next,
      ...(mySide === 'INITIATOR' ? { initiatorVersion: next } : { recipientVersion: next }),
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
  return next;
}
