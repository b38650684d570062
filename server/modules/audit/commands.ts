import type { Transaction } from '@server/db/database';
import { auditEntry } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/** One field of an account that somebody changed; the values are as they are shown, null for none. */
interface Change {
  /** Whose account it is. */
  userId: string;
  actorId: string;
  field: string;
  from: string | null;
  to: string | null;
}

/** Writes down a change, in the transaction that makes it: neither stands without the other. */
export const recordChange = (transaction: Transaction, change: Change): Promise<void> =>
  insertEntry(transaction, change);

/** Takes out of the audit what a person's account said; which fields were changed, when and by whom stays. */
export const eraseAuditValues = (transaction: Transaction, userId: string): Promise<void> =>
  eraseValues(transaction, userId);

async function insertEntry(transaction: Transaction, change: Change): Promise<void> {
  await transaction.insert(auditEntry).values(change);
}

async function eraseValues(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(auditEntry)
    .set({ from: null, to: null })
    .where(eq(auditEntry.userId, userId));
}
