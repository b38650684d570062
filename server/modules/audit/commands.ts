import type { Transaction } from '@server/db/database';
import { eraseValues, findValues, insertEntry } from './repo';

/** One field of an account that somebody changed; the values are as they are shown, null for none. */
export interface Change {
  /** Whose account it is. */
  userId: string;
  actorId: string;
  field: string;
  from: string | null;
  to: string | null;
}

/** Writes down a change, in the transaction that makes it: neither stands without the other. */
export const recordChange = (transaction: Transaction, change: Change): Promise<void> =>
  insertEntry(transaction, change);

/** All handles that a person was given or lost, as far as the audit goes back. */
export const handlesInAudit = (transaction: Transaction, userId: string): Promise<string[]> =>
  findValues(transaction, userId, 'handle');

/** Takes out of the audit what a person's account said; which fields were changed, when and by whom stays. */
export const forgetValues = (transaction: Transaction, userId: string): Promise<void> =>
  eraseValues(transaction, userId);
