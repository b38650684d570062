import type { Transaction } from '@server/db/database';
import { eraseValues, insertEntry } from './repo';

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

/** Takes a person's addresses out of the audit; that and when they were changed stays. */
export const forgetAddresses = (transaction: Transaction, userId: string): Promise<void> =>
  eraseValues(transaction, userId, 'email');
