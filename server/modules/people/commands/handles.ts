import { type HandleErrorCode, handleErrorOf, type User } from '@domain/user';
import type { Database, Transaction } from '@server/platform/db/database';
import { retiredHandle } from '../tables';
import { isUniqueViolation } from '@server/platform/db/unique-violation';
import type { FieldError } from '@server/platform/graphql/field-error';
import { recordChange } from './record-change';
import { lockUser } from './hold-account';
import { notSignedIn } from '../policy';
import { isHandleOfAnother } from '../queries/accounts';
import { isRetired, retiredHandleDigest } from '../queries/retired-handles';
import { updateAccount, accountError } from './accounts';

/**
 * Sets a person's handle, once for all. If several people claim one at the same time, one of them gets it
 * (rules/accounts#one-winner). For a person who has a handle the answer is always IMMUTABLE, so that it reveals nothing
 * about other handles.
 *
 * @returns the person, or one error, the first in the order IMMUTABLE, BLANK, INVALID, RESERVED, TAKEN
 * @throws UNAUTHENTICATED if the account was deleted meanwhile
 */
export async function claimHandle(
  database: Database,
  user: User,
  handle: string,
): Promise<{ user: User | null; errors: FieldError[] }> {
  const code =
    user.handle === null
      ? (handleErrorOf(handle) ?? (await claim(database, user.id, handle)))
      : 'IMMUTABLE';
  if (code !== null) return { user: null, errors: [accountError('handle', code)] };
  return { user: { ...user, handle }, errors: [] };
}

/**
 * Why a person couldn't set a handle now, before they try; null if they could. For a person who has one the answer is
 * always IMMUTABLE, so that it reveals nothing about other handles.
 */
export async function handleRefusal(
  database: Database,
  user: User,
  handle: string,
): Promise<HandleErrorCode | null> {
  if (user.handle !== null) return 'IMMUTABLE';
  const code = handleErrorOf(handle);
  if (code !== null) return code;
  const isTaken =
    (await isHandleOfAnother(database, handle, user.id)) || (await isRetired(database, handle));
  return isTaken ? 'HANDLE_TAKEN' : null;
}

async function claim(
  database: Database,
  userId: string,
  handle: string,
): Promise<HandleErrorCode | null> {
  try {
    return await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === null) throw notSignedIn();
      // Checked again under the lock: they may have claimed another one meanwhile.
      if (user.handle !== null) return 'IMMUTABLE';
      await takeHandle(transaction, userId, handle);
      const change = { userId, actorId: userId, field: 'handle', from: null, to: handle };
      await recordChange(transaction, change);
      return null;
    });
  } catch (error) {
    if (isHandleTaken(error)) return 'HANDLE_TAKEN';
    throw error;
  }
}

/** The constraint that decides between simultaneous claims. */
const HANDLE_IS_UNIQUE = 'user_account_handle_is_unique';

class HandleTaken extends Error {}

/**
 * Sets the handle of a locked account.
 *
 * @param handle a valid one
 * @throws an error that {@link isHandleTaken} recognizes, if another account has or had the handle. The transaction
 * must be rolled back then.
 */
export async function takeHandle(
  transaction: Transaction,
  userId: string,
  handle: string,
): Promise<void> {
  if (await isHandleOfAnother(transaction, handle, userId)) throw new HandleTaken();
  await updateAccount(transaction, userId, { handle });
  // Checked last: its former owner may have released it while we waited for the lock.
  if (await isRetired(transaction, handle)) throw new HandleTaken();
}

/** Whether a transaction failed because another account has or had the handle. */
export const isHandleTaken = (error: unknown): boolean =>
  error instanceof HandleTaken || isUniqueViolation(error, HANDLE_IS_UNIQUE);

/** Retires handles: nobody gets them again, not even their former owner (rules/accounts#retired-handles). */
export async function retireHandles(
  database: Database | Transaction,
  handles: readonly string[],
): Promise<void> {
  if (handles.length === 0) return;
  const rows = handles.map((handle) => ({ digest: retiredHandleDigest(handle) }));
  await database.insert(retiredHandle).values(rows).onConflictDoNothing();
}
