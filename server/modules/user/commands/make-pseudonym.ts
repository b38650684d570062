import type { Transaction } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { randomUUID } from 'node:crypto';

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
