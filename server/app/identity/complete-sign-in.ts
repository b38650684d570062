import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@server/platform/db/database';
import { identity, userAccount } from '@server/modules/people/tables';
import { beginSession } from '@server/modules/people';
import { handOverAttempts } from './attempt';
import type { SignedIn } from './client';
import type { Person } from './person';

/**
 * Signs in the person that the provider named: account, new session, end of the former one.
 *
 * @returns the new token, for the cookie; null for a suspended person
 */
export async function completeSignIn(
  database: Database,
  signIn: { signedIn: SignedIn; issuer: string; formerToken: string },
): Promise<string | null> {
  const { signedIn, issuer, formerToken } = signIn;
  const { person, authenticatedAt } = signedIn;
  return database.transaction(async (transaction) => {
    const { id: userId, suspendedAt } = await accountOf(transaction, person);
    if (suspendedAt !== null) return null;
    const token = await beginSession(transaction, {
      userId,
      issuer,
      formerToken,
      authenticatedAt,
    });
    await handOverAttempts(transaction, { from: formerToken, to: token });
    return token;
  });
}

interface SignedInAccount {
  id: string;
  suspendedAt: string | null;
}

/**
 * The account of a person: known by issuer and subject, never by e-mail. It is created at their first sign-in, and
 * again if the former one was deleted. The provider's verified address is updated; the displayed name and address stay.
 *
 * @returns the account, locked until the transaction ends
 */
async function accountOf(transaction: Transaction, person: Person): Promise<SignedInAccount> {
  const { issuer, subject, verifiedEmail } = person;
  // Two first sign-ins at once must not make two accounts.
  const lock = JSON.stringify(['identity', issuer, subject]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [known] = await transaction
    .update(userAccount)
    .set({ verifiedEmail })
    .from(identity)
    .where(
      and(
        eq(identity.userId, userAccount.id),
        eq(identity.issuer, issuer),
        eq(identity.subject, subject),
        // The database checks again after a simultaneous deletion, so an emptied account stays empty.
        isNull(userAccount.deletedAt),
      ),
    )
    .returning({ id: userAccount.id, suspendedAt: userAccount.suspendedAt });
  return known ?? { id: await newAccount(transaction, person), suspendedAt: null };
}

async function newAccount(transaction: Transaction, person: Person): Promise<string> {
  const { issuer, subject, ...account } = person;
  const [made] = await transaction
    .insert(userAccount)
    .values(account)
    .returning({ id: userAccount.id });
  if (made === undefined) throw new Error('PostgreSQL returned no row for a new account.');
  const userId = made.id;
  await transaction
    .insert(identity)
    .values({ issuer, subject, userId })
    .onConflictDoUpdate({ target: [identity.issuer, identity.subject], set: { userId } });
  return userId;
}
