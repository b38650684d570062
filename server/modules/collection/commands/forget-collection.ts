import type { Transaction } from '@server/db/database';
import { collectionItem, collectionStep } from '@server/db/tables';
import { and, eq, inArray } from 'drizzle-orm';
import { forgetImport } from '../import/kept-import';

/**
 * Takes a deleted person's counts away. Their ledger stays under the emptied account, without its notes, which may name
 * their files (product 10).
 */
export async function forgetCollection(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(collectionItem).where(eq(collectionItem.userId, userId));
  await transaction
    .update(collectionStep)
    .set({ note: null })
    .where(eq(collectionStep.userId, userId));
  await forgetImport(transaction, userId);
}

/** Takes a deleted person's handle out of the ledgers of those with whom they exchanged cards (product 10). */
export async function forgetPartner(
  transaction: Transaction,
  handle: string | null,
  partnerIds: readonly string[],
): Promise<void> {
  if (handle === null || partnerIds.length === 0) return;
  const { userId, reason, note } = collectionStep;
  await transaction
    .update(collectionStep)
    .set({ note: null })
    .where(and(inArray(userId, [...partnerIds]), eq(reason, 'EXCHANGE'), eq(note, handle)));
}
