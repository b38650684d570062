import type { InboxEventKind, OfferAction } from '@domain/offer';
import type { Transaction } from '@server/platform/db/database';
import { offer } from '../tables';
import { addInboxEvent } from './inbox';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Offer, OwnOffer } from '../queries/offer';

/** The columns that a change sets, apart from the version. */
export type OfferChange = Partial<
  Pick<typeof offer.$inferInsert, 'status' | 'declineReason' | 'calledOffBy'> &
    Record<'initiatorExchangedAt' | 'recipientExchangedAt', typeof NOW | null> &
    Pick<typeof offer.$inferInsert, 'termsNumber' | 'termsBy' | 'balanceCents' | 'balancePaidBy'> &
    Record<'expiresAt', SQL> &
    Record<'lapsedAt' | 'remindedAt', typeof NOW>
>;

/** The time of a change, by the database's clock (rules/errors#server-time). */
export const NOW = sql`now()`;

/** A time some days from now. */
export const inDays = (days: number): SQL => sql`now() + ${days} * interval '1 day'`;

/** The event of an action in both inboxes; the mark that settles an offer is EXCHANGED instead. */
export const EVENT_OF_ACTION: Record<OfferAction, InboxEventKind> = {
  RESCIND: 'RESCINDED',
  ACCEPT: 'ACCEPTED',
  COUNTER: 'COUNTERED',
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
  own: OwnOffer,
  kind: InboxEventKind,
  change: OfferChange = {},
): Promise<number> {
  const { mySide } = own;
  return applyChange(transaction, own, {
    kind,
    change,
    actorId: mySide === 'INITIATOR' ? own.initiator.id : own.recipient.id,
    madeBy: (next) =>
      mySide === 'INITIATOR' ? { initiatorVersion: next } : { recipientVersion: next },
  });
}

/** Applies a change that the program makes by itself: the offer is unread for both sides. */
export const applyProgramsChange = (
  transaction: Transaction,
  offered: Offer,
  kind: InboxEventKind,
  change: OfferChange,
): Promise<number> =>
  applyChange(transaction, offered, {
    kind,
    change,
    actorId: null,
    madeBy: (next) => ({ initiatorVersion: next, recipientVersion: next }),
  });

/** Records that an overdue offer, which is locked, has expired. */
export const recordExpiry = (transaction: Transaction, offered: Offer): Promise<number> =>
  applyProgramsChange(transaction, offered, 'LAPSED', { status: offered.status, lapsedAt: NOW });

interface Change {
  kind: InboxEventKind;
  change: OfferChange;
  /** Null for the program. */
  actorId: string | null;
  /** The columns of the sides that made the version. */
  madeBy: (version: number) => Partial<Record<'initiatorVersion' | 'recipientVersion', number>>;
}

async function applyChange(
  transaction: Transaction,
  { id, initiator, recipient, version }: Offer,
  { kind, change, actorId, madeBy }: Change,
): Promise<number> {
  const next = version + 1;
  await transaction
    .update(offer)
    .set({
      ...change,
      ...(change.calledOffBy && { calledOffAt: NOW }),
      ...(change.status === 'ACCEPTED' && kind === 'ACCEPTED' && { acceptedAt: NOW }),
      version: next,
      ...madeBy(next),
      updatedAt: NOW,
    })
    .where(eq(offer.id, id));
  await addInboxEvent(transaction, {
    offerId: id,
    kind,
    actorId,
    userIds: [initiator.id, recipient.id],
  });
  return next;
}
