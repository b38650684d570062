import type { Transaction } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { refusal } from '@server/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { presentAccount, toUser, type UserAccount, userColumns } from './queries/accounts';

/** As {@link findUser}; nobody else changes the account until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserAccount | null> {
  const query = transaction.select(userColumns).from(userAccount).where(presentAccount(id));
  const [row] = await query.for('update');
  return row ? toUser(row) : null;
}

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

/** As {@link holdAccount}, for who asks. @throws UNAUTHENTICATED where their account was deleted meanwhile */
export async function holdOwnAccount(transaction: Transaction, id: string): Promise<void> {
  if (!(await holdAccount(transaction, id))) throw accountGone();
}

/** What somebody is answered whose account was deleted while they did something. */
export const accountGone = () => refusal('UNAUTHENTICATED', 'Please sign in.');
