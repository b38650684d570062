import type { Transaction } from '@server/db/database';
import { identity, session, userAccount } from '@server/db/tables';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { presentAccount } from '../queries/accounts';

export async function updateAccount(
  transaction: Transaction,
  id: string,
  changes: { email?: string; handle?: string },
): Promise<void> {
  await transaction.update(userAccount).set(changes).where(presentAccount(id));
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
    .where(presentAccount(id));
  await transaction.delete(session).where(eq(session.userId, id));
  await transaction.delete(identity).where(eq(identity.userId, id));
}

const NO_MOMENT = '1970-01-01T00:00:00Z';

/**
 * Makes an account without a person, to which what a deleted one leaves behind can belong. Nothing leads from the one
 * to the other, so it has no moments: they would be those of the deletion.
 *
 * @returns its id
 */
export async function makePseudonym(transaction: Transaction): Promise<string> {
  const id = randomUUID();
  await transaction.insert(userAccount).values({
    id,
    name: 'Deleted user',
    email: 'deleted@example.invalid',
    createdAt: NO_MOMENT,
    deletedAt: NO_MOMENT,
  });
  return id;
}
