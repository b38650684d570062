import type { Transaction } from '@server/db/database';
import { inbox, inboxEvent } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/** Takes away what a player was told for good. */
export async function forgetInbox(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(inboxEvent).where(eq(inboxEvent.userId, userId));
  await transaction.delete(inbox).where(eq(inbox.userId, userId));
}
