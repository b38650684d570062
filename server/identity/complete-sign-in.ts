import type { Database } from '@server/db/database';
import { beginSession, sweepSessions } from '@server/session';
import { accountOf } from './account';
import { sweepAttempts } from './attempt';
import type { Person } from './client';

/**
 * Signs a person in whom the provider vouched for: account, new session, end of the former one.
 *
 * @returns the new token, for the cookie
 */
export async function completeSignIn(
  database: Database,
  signIn: { person: Person; issuer: string; formerToken: string },
): Promise<string> {
  const { person, issuer, formerToken } = signIn;
  const token = await database.transaction(async (transaction) => {
    const userId = await accountOf(transaction, person);
    return beginSession(transaction, { userId, issuer, formerToken });
  });
  // Now and then is often enough, and this is now and then.
  await sweepSessions(database);
  await sweepAttempts(database);
  return token;
}
