import type { Transaction } from '@server/db/database';
import { isUniqueViolation } from '@server/db/unique-violation';
import { isHandleOfAnother, updateAccount } from '../repo';
import { isRetired } from './retired-handles';

/** The constraint that lets one of many who claim a handle at once win. */
const HANDLE_IS_UNIQUE = 'user_account_handle_is_unique';

class HandleTaken extends Error {}

/**
 * Gives a valid handle to a locked account.
 *
 * @throws what {@link isHandleTaken} knows, where somebody else has the handle or had it: the transaction has to be
 * given up
 */
export async function takeHandle(
  transaction: Transaction,
  userId: string,
  handle: string,
): Promise<void> {
  if (await isHandleOfAnother(transaction, handle, userId)) throw new HandleTaken();
  await updateAccount(transaction, userId, { handle });
  // Only now: whoever had the handle may have let go of it while we waited for it.
  if (await isRetired(transaction, handle)) throw new HandleTaken();
}

/** Whether a transaction failed because somebody else has a handle, or had it. */
export const isHandleTaken = (error: unknown): boolean =>
  error instanceof HandleTaken || isUniqueViolation(error, HANDLE_IS_UNIQUE);
