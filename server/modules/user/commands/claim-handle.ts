import { handleErrorOf, type HandleErrorCode, type User } from '@domain/user';
import type { Database } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { recordChange } from '@server/modules/audit/commands';
import { accountError } from '../account-error';
import { lockUser } from '../repo';
import { accountGone } from './hold-account';
import { isHandleTaken, takeHandle } from './take-handle';

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
