import type { Transaction } from '@server/db/database';
import { collectionItem, collectionStep } from '@server/db/tables';
import { eq } from 'drizzle-orm';
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
