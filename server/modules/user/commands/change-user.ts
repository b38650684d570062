import { emailErrorOf, handleErrorOf } from '@domain/user';
import type { Database, Transaction } from '@server/db/database';
import { isUniqueViolation } from '@server/db/unique-violation';
import { isUuid } from '@server/db/uuid';
import type { FieldError } from '@server/graphql/field-error';
import { recordChange } from '@server/modules/audit/commands';
import type { Viewer } from '@server/session';
import { accountError, HANDLE_IS_UNIQUE } from '../account-error';
import { isHandleOfAnother, isRetired, lockUser, updateAccount, type UserAccount } from '../repo';

/** What an administrator may change; what is left out stays, and null stands for emptied. */
interface Asked {
  userId: string;
  email?: string | null | undefined;
  handle?: string | null | undefined;
}

interface Outcome {
  user: UserAccount | null;
  errors: FieldError[];
}

type Changes = Partial<Record<'email' | 'handle', string>>;

/**
 * Changes the address and handle that are shown of someone, with a row in the audit for each. What gives access, the
 * verified address, stays (product 8). IMMUTABLE binds the person only (product 10).
 *
 * @returns the account as it is then; with errors, nothing was changed
 */
export async function changeUser(
  database: Database,
  { id: actorId }: Pick<Viewer, 'id'>,
  asked: Asked,
): Promise<Outcome> {
  const { userId } = asked;
  if (!isUuid(userId)) return notFound;
  try {
    return await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === null) return notFound;
      const changes = changesOf(user, asked);
      const errors = await errorsOf(transaction, userId, changes);
      if (errors.length > 0) return { user: null, errors };
      if (changes.email === undefined && changes.handle === undefined) return { user, errors };
      await updateAccount(transaction, userId, changes);
      for (const field of ['email', 'handle'] as const) {
        const to = changes[field];
        if (to === undefined) continue;
        await recordChange(transaction, { userId, actorId, field, from: user[field], to });
      }
      return { user: { ...user, ...changes }, errors };
    });
  } catch (error) {
    if (!isUniqueViolation(error, HANDLE_IS_UNIQUE)) throw error;
    return { user: null, errors: [accountError('handle', 'HANDLE_TAKEN')] };
  }
}

const notFound: Outcome = { user: null, errors: [accountError('userId', 'NOT_FOUND')] };

function changesOf(user: UserAccount, { email, handle }: Asked): Changes {
  const changes: Changes = {};
  const newEmail = email?.toLowerCase() ?? '';
  if (email !== undefined && newEmail !== user.email) changes.email = newEmail;
  const newHandle = handle ?? '';
  if (handle !== undefined && newHandle !== (user.handle ?? '')) changes.handle = newHandle;
  return changes;
}

async function errorsOf(
  transaction: Transaction,
  userId: string,
  { email, handle }: Changes,
): Promise<FieldError[]> {
  const emailError = email === undefined ? null : emailErrorOf(email);
  let handleError = handle === undefined ? null : handleErrorOf(handle);
  if (handle !== undefined && handleError === null) {
    const isTaken =
      (await isHandleOfAnother(transaction, handle, userId)) ||
      (await isRetired(transaction, handle));
    if (isTaken) handleError = 'HANDLE_TAKEN';
  }
  return [
    ...(emailError === null ? [] : [accountError('email', emailError)]),
    ...(handleError === null ? [] : [accountError('handle', handleError)]),
  ];
}
