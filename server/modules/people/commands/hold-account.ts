import type { Transaction } from '@server/platform/db/database';
import { userAccount } from '../tables';
import { and, isNull } from 'drizzle-orm';
import { notSignedIn } from '../policy';
import { presentAccount, toUser, type UserAccount, userColumns } from '../queries/accounts';

/** Like `findUser`. Nobody else changes the account until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserAccount | null> {
  const query = transaction.select(userColumns).from(userAccount).where(presentAccount(id));
  const [row] = await query.for('update');
  return row ? toUser(row) : null;
}

/**
 * Keeps an account from being deleted or suspended until the transaction ends. Every change of a person's data locks
 * the account first, as these do, so that they never deadlock.
 *
 * @returns false if it is deleted or suspended already
 */
export async function holdAccount(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(presentAccount(id), isNull(userAccount.suspendedAt)))
    .for('key share');
  return found.length > 0;
}

/**
 * Locks an account and holds others, in the order in which everyone locks accounts.
 *
 * @returns null for a deleted account
 */
export async function lockUserBeside(
  transaction: Transaction,
  id: string,
  others: readonly string[],
): Promise<UserAccount | null> {
  let user: UserAccount | null = null;
  for (const accountId of [id, ...others].toSorted()) {
    if (accountId === id) user = await lockUser(transaction, id);
    else await holdAccount(transaction, accountId);
  }
  return user;
}

/** Like {@link holdAccount}, for the viewer's own account. @throws UNAUTHENTICATED if it was deleted meanwhile */
export async function holdOwnAccount(transaction: Transaction, id: string): Promise<void> {
  if (!(await holdAccount(transaction, id))) throw notSignedIn();
}
