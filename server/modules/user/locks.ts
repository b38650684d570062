import type { Transaction } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { notSignedIn } from './policy';
import { presentAccount, toUser, type UserAccount, userColumns } from './queries/accounts';

/** Like `findUser`. Nobody else changes the account until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserAccount | null> {
  const query = transaction.select(userColumns).from(userAccount).where(presentAccount(id));
  const [row] = await query.for('update');
  return row ? toUser(row) : null;
}

/**
 * Keeps an account from being deleted until the transaction ends. Every change of a person's data locks the account
 * first, as the deletion does, so the two never deadlock.
 *
 * @returns false if it is deleted already
 */
export async function holdAccount(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(presentAccount(id))
    .for('key share');
  return found.length > 0;
}

/** Like {@link holdAccount}, for the viewer's own account. @throws UNAUTHENTICATED if it was deleted meanwhile */
export async function holdOwnAccount(transaction: Transaction, id: string): Promise<void> {
  if (!(await holdAccount(transaction, id))) throw notSignedIn();
}
