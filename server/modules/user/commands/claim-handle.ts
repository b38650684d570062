import { handleErrorOf, type HandleErrorCode, type User } from '@domain/user';
import type { Database } from '@server/db/database';
import { isUniqueViolation } from '@server/db/unique-violation';
import type { FieldError } from '@server/graphql/field-error';
import { recordChange } from '@server/modules/audit/commands';
import { accountError, HANDLE_IS_UNIQUE } from '../account-error';
import { isHandleOfAnother, isRetired, setFirstHandle } from '../repo';

class Refused extends Error {
  readonly code: HandleErrorCode;

  constructor(code: HandleErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Gives a person the handle that they chose, once for all. Of many who claim it at once one wins (quality 1).
 *
 * @returns the person, or one error, the first in the order BLANK, INVALID, RESERVED, TAKEN, IMMUTABLE
 */
export async function claimHandle(
  database: Database,
  user: User,
  handle: string,
): Promise<{ user: User | null; errors: FieldError[] }> {
  const code = handleErrorOf(handle) ?? (await claim(database, user.id, handle));
  if (code !== null) return { user: null, errors: [accountError('handle', code)] };
  return { user: { ...user, handle }, errors: [] };
}

async function claim(
  database: Database,
  userId: string,
  handle: string,
): Promise<HandleErrorCode | null> {
  if (await isHandleOfAnother(database, handle, userId)) return 'HANDLE_TAKEN';
  try {
    await database.transaction(async (transaction) => {
      const isSet = await setFirstHandle(transaction, userId, handle);
      // Only now: whoever had the handle may have deleted their account while we waited for it.
      if (await isRetired(transaction, handle)) throw new Refused('HANDLE_TAKEN');
      if (!isSet) throw new Refused('IMMUTABLE');
      const change = { userId, actorId: userId, field: 'handle', from: null, to: handle };
      await recordChange(transaction, change);
    });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    if (isUniqueViolation(error, HANDLE_IS_UNIQUE)) return 'HANDLE_TAKEN';
    throw error;
  }
}
