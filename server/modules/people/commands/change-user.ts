import { emailErrorOf, handleErrorOf, lowerCaseEmail } from '@domain/user';
import type { Database } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import type { FieldError } from '@server/platform/graphql/field-error';
import { recordChange } from './record-change';
import type { Viewer } from '@server/platform/viewer';
import { lockUser } from './hold-account';
import type { UserAccount } from '../queries/accounts';
import { accountError, updateAccount } from './accounts';
import { isHandleTaken, retireHandles, takeHandle } from './handles';

/** What an administrator may change. A field that is left out stays; null empties it. */
interface ChangeUserInput {
  userId: string;
  email?: string | null | undefined;
  handle?: string | null | undefined;
}

interface ChangeUserResult {
  user: UserAccount | null;
  errors: FieldError[];
}

type Changes = Partial<Record<'email' | 'handle', string>>;

/**
 * Changes the displayed address and handle of an account, with an audit entry for each. The verified address, which
 * gives access, stays. The former handle is retired, even for its owner: others know that person by it, and would mistake
 * a new owner for that person (rules/accounts#administration).
 *
 * @returns the changed account; with errors, nothing was changed
 */
export async function changeUser(
  database: Database,
  { id: actorId }: Pick<Viewer, 'id'>,
  input: ChangeUserInput,
): Promise<ChangeUserResult> {
  const { userId } = input;
  if (!isUuid(userId)) return notFound;
  try {
    return await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === null) return notFound;
      const changes = changesOf(user, input);
      const errors = errorsOf(changes);
      if (errors.length > 0) return { user: null, errors };
      const { email, handle } = changes;
      if (email !== undefined) await updateAccount(transaction, userId, { email });
      if (handle !== undefined) {
        await takeHandle(transaction, userId, handle);
        await retireHandles(transaction, user.handle === null ? [] : [user.handle]);
      }
      for (const field of ['email', 'handle'] as const) {
        const to = changes[field];
        if (to === undefined) continue;
        await recordChange(transaction, { userId, actorId, field, from: user[field], to });
      }
      return { user: { ...user, ...changes }, errors };
    });
  } catch (error) {
    if (!isHandleTaken(error)) throw error;
    return { user: null, errors: [accountError('handle', 'HANDLE_TAKEN')] };
  }
}

const notFound: ChangeUserResult = { user: null, errors: [accountError('userId', 'NOT_FOUND')] };

function changesOf(user: UserAccount, { email, handle }: ChangeUserInput): Changes {
  const changes: Changes = {};
  const newEmail = lowerCaseEmail(email ?? '');
  if (email !== undefined && newEmail !== user.email) changes.email = newEmail;
  const newHandle = handle ?? '';
  if (handle !== undefined && newHandle !== (user.handle ?? '')) changes.handle = newHandle;
  return changes;
}

function errorsOf({ email, handle }: Changes): FieldError[] {
  const emailError = email === undefined ? null : emailErrorOf(email);
  const handleError = handle === undefined ? null : handleErrorOf(handle);
  return [
    ...(emailError === null ? [] : [accountError('email', emailError)]),
    ...(handleError === null ? [] : [accountError('handle', handleError)]),
  ];
}
