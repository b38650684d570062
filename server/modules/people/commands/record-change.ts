import type { Transaction } from '@server/platform/db/database';
import { auditEntry } from '../tables';
import { catalogueAuditEntry } from '@server/modules/catalogue/tables';
import { eq } from 'drizzle-orm';
import type { CatalogueAction } from '@domain/catalogue-run';

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

/** One thing that an administrator did to the catalogue. The values are as they are shown; null for no value. */
interface CatalogueChange {
  actorId: string | null;
  action: CatalogueAction;
  /** What was changed: a set's code, a printing, the source of an import. */
  subject: string;
  from: string | null;
  to: string | null;
}

/** Records a change of the catalogue, in the transaction that makes it. */
export async function recordCatalogueChange(
  transaction: Transaction,
  change: CatalogueChange,
): Promise<void> {
  await transaction.insert(catalogueAuditEntry).values(change);
}
