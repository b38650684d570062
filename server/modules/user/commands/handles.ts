import { type HandleErrorCode, handleErrorOf, type User } from '@domain/user';
import type { Database, Transaction } from '@server/db/database';
import { retiredHandle } from '@server/db/tables';
import { isUniqueViolation } from '@server/db/unique-violation';
import type { FieldError } from '@server/graphql/field-error';
import { recordChange } from '@server/modules/audit';
import { inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { accountGone, lockUser } from '../locks';
import { accountError } from '../policy';
import { isHandleOfAnother } from '../queries/accounts';
import { updateAccount } from './accounts';

/**
 * Gives a person the handle that they chose, once for all. Of many who claim it at once one wins. To whoever has a
 * handle the answer is always IMMUTABLE, so that it says nothing of other people's.
 *
 * @returns the person, or one error, the first in the order IMMUTABLE, BLANK, INVALID, RESERVED, TAKEN
 * @throws UNAUTHENTICATED where the account was deleted meanwhile
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

async function claim(
  database: Database,
  userId: string,
  handle: string,
): Promise<HandleErrorCode | null> {
  try {
    return await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === null) throw accountGone();
      // Looked at again under the lock: they may have claimed another one meanwhile.
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

/**
 * What is kept of a retired handle: enough to know it again. There is no key: whoever guesses a handle could as well
 * try to claim it, and handles that came free with a lost key would be worse.
 */
const digestOf = (handle: string): string =>
  createHash('sha256').update(`retired handle:${handle}`).digest('hex');

/** Makes sure that nobody gets some handles again, not even who had them. */
export async function retireHandles(
  database: Database | Transaction,
  handles: readonly string[],
): Promise<void> {
  if (handles.length === 0) return;
  const rows = handles.map((handle) => ({ digest: digestOf(handle) }));
  await database.insert(retiredHandle).values(rows).onConflictDoNothing();
}

/** Which of some handles were somebody's before. */
export async function retiredAmong(
  database: Database | Transaction,
  handles: readonly string[],
): Promise<ReadonlySet<string>> {
  const byDigest = new Map(handles.map((handle) => [digestOf(handle), handle]));
  const rows = await database
    .select({ digest: retiredHandle.digest })
    .from(retiredHandle)
    .where(inArray(retiredHandle.digest, [...byDigest.keys()]));
  return new Set(rows.flatMap(({ digest }) => byDigest.get(digest) ?? []));
}

/** Whether a handle was somebody's before. */
export const isRetired = async (
  database: Database | Transaction,
  handle: string,
): Promise<boolean> => (await retiredAmong(database, [handle])).has(handle);
