import type { Transaction } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * Keeps an account from being deleted until the transaction ends. Whoever changes what is a person's takes their
 * account first, as the deletion does: so neither waits for the other for ever.
 *
 * @returns false if it is gone already
 */
export async function holdAccount(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, id), isNull(userAccount.deletedAt)))
    .for('key share');
  return found.length > 0;
}
