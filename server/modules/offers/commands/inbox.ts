import type { InboxEventKind } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { inbox, inboxEvent } from '../tables';
import { eq, sql } from 'drizzle-orm';

/** The channel on which PostgreSQL notifies every process whose inbox has a new event. */
export const INBOX_CHANNEL = 'inbox';

interface NewInboxEvent {
  offerId: string;
  kind: InboxEventKind;
  /** Null if the program caused it. */
  actorId: string | null;
  /** Whose inboxes: both sides'. The one who acted needs the event in their other windows. */
  userIds: readonly string[];
}

/**
 * Adds an event to players' inboxes, under the lock of each inbox, so that its numbers follow the order of the commits.
 * All processes are notified when the transaction commits. A deleted account has no inbox.
 */
export async function addInboxEvent(
  transaction: Transaction,
  { offerId, kind, actorId, userIds }: NewInboxEvent,
): Promise<void> {
  // Everyone locks inboxes in this order, so that no two transactions deadlock.
  for (const userId of userIds.toSorted()) {
    await transaction.execute(sql`
      with numbered as (
        insert into inbox as i (user_id, last_number)
          select id, 1 from user_account where id = ${userId}::uuid and deleted_at is null
        on conflict (user_id) do update set last_number = i.last_number + 1
        returning user_id, last_number
      ), added as (
        insert into inbox_event (user_id, number, offer_id, kind, actor_id)
          select user_id, last_number, ${offerId}::uuid, ${kind}::inbox_event_kind, ${actorId}::uuid from numbered
      )
      select pg_notify(${INBOX_CHANNEL}, user_id::text) from numbered`);
  }
}

/** Deletes a player's inbox with all its events. */
export async function deleteInbox(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(inboxEvent).where(eq(inboxEvent.userId, userId));
  await transaction.delete(inbox).where(eq(inbox.userId, userId));
}

/** How long events are kept, for browsers that reconnect. */
const KEPT_FOR = '7 days';

/** Deletes events that are too old for any browser that reconnects. */
export async function sweepInbox(database: Database | Transaction): Promise<void> {
  await database.execute(sql`delete from inbox_event where at < now() - ${KEPT_FOR}::interval`);
}
