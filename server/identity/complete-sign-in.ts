import type { Database } from '@server/db/database';
import { beginSession } from '@server/session';
import { accountOf } from './account';
import type { SignedIn } from './client';

/**
 * Signs a person in whom the provider vouched for: account, new session, end of the former one.
 *
 * @returns the new token, for the cookie
 */
export async function completeSignIn(
  database: Database,
  signIn: { signedIn: SignedIn; issuer: string; formerToken: string },
): Promise<string> {
  const { signedIn, issuer, formerToken } = signIn;
  const { person, authenticatedAt } = signedIn;
  return database.transaction(async (transaction) => {
    const userId = await accountOf(transaction, person);
    return beginSession(transaction, { userId, issuer, formerToken, authenticatedAt });
  });
}
