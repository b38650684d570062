import type { Transaction } from '@server/db/database';
import { auditEntry } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/** One changed field of an account. The values are as they are shown; null for no value. */
interface Change {
  /** Whose account it is. */
  userId: string;
  actorId: string;
  field: string;
  from: string | null;
  to: string | null;
}

/** Records a change, in the transaction that makes it, so that neither is kept without the other. */
export async function recordChange(transaction: Transaction, change: Change): Promise<void> {
  await transaction.insert(auditEntry).values(change);
}

/** Erases a person's values from the audit. Which fields were changed, when and by which account stays. */
export async function eraseAuditValues(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(auditEntry)
    .set({ from: null, to: null })
    .where(eq(auditEntry.userId, userId));
}
