import type { Database, Transaction } from '@server/db/database';
import { identity, session, userAccount } from '@server/db/tables';
import { isoTime } from '@server/graphql/iso-time';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

/** An account that isn't deleted; its moment is ISO 8601. */
export interface UserAccount {
  id: string;
  name: string;
  email: string;
  verifiedEmail: string | null;
  handle: string | null;
  createdAt: string;
}

export const userColumns = {
  id: userAccount.id,
  name: userAccount.name,
  email: userAccount.email,
  verifiedEmail: userAccount.verifiedEmail,
  handle: userAccount.handle,
  createdAt: userAccount.createdAt,
};

export const toUser = (row: UserAccount): UserAccount => ({
  ...row,
  createdAt: isoTime(row.createdAt),
});

const present = (id: string) => and(eq(userAccount.id, id), isNull(userAccount.deletedAt));

/** @param id a UUID @returns null for an unknown or deleted one */
export async function findUser(
  database: Database | Transaction,
  id: string,
): Promise<UserAccount | null> {
  const [row] = await database.select(userColumns).from(userAccount).where(present(id));
  return row ? toUser(row) : null;
}

/** As {@link findUser}; nobody else changes the account until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserAccount | null> {
  const query = transaction.select(userColumns).from(userAccount).where(present(id));
  const [row] = await query.for('update');
  return row ? toUser(row) : null;
}

/** Whether somebody else has a handle. */
export async function isHandleOfAnother(
  database: Database | Transaction,
  handle: string,
  userId: string,
): Promise<boolean> {
  const [row] = await database
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.handle, handle), ne(userAccount.id, userId)));
  return row !== undefined;
}

export async function updateAccount(
  transaction: Transaction,
  id: string,
  changes: { email?: string; handle?: string },
): Promise<void> {
  await transaction.update(userAccount).set(changes).where(present(id));
}

/** Empties an account: its row stays, for what others did with it, and says nothing of the person. */
export async function eraseAccount(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(userAccount)
    .set({
      name: 'Deleted user',
      email: `deleted-${id}@example.invalid`,
      verifiedEmail: null,
      handle: null,
      deletedAt: sql`now()`,
    })
    .where(present(id));
  await transaction.delete(session).where(eq(session.userId, id));
  await transaction.delete(identity).where(eq(identity.userId, id));
}
