import type { Database, Transaction } from '@server/db/database';
import { session } from '@server/db/tables';
import { eq, lt, sql } from 'drizzle-orm';
import { newToken, tokenHash } from './token';

/** How long a sign-in lasts, whatever is done meanwhile. */
export const SESSION_DAYS = 30;

/**
 * Signs a person in under a new token, and ends the session of the browser's former token: anyone who
 * knew that one has nothing.
 *
 * @param signIn `authenticatedAt` is when the provider asked who they are, in seconds since 1970; null where it doesn't
 * say, which counts as now
 *
 * @returns the new token, for the cookie
 */
export async function beginSession(
  transaction: Transaction,
  signIn: {
    userId: string;
    issuer: string;
    formerToken: string;
    authenticatedAt: number | null;
  },
): Promise<string> {
  const { formerToken, authenticatedAt, ...row } = signIn;
  await endSession(transaction, formerToken);
  const token = newToken();
  await transaction.insert(session).values({
    ...row,
    tokenHash: tokenHash(token),
    // Never later than now, whatever the provider's clock says; null is passed over.
    authenticatedAt: sql`to_timestamp(least(${authenticatedAt}::float8, extract(epoch from now())::float8))`,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });
  return token;
}

/** Signs out: the token opens nothing any more. */
export async function endSession(database: Database | Transaction, token: string): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash(token)));
}

/** Removes sessions that are over anyway. */
export async function sweepSessions(database: Database | Transaction): Promise<void> {
  await database.delete(session).where(lt(session.expiresAt, sql`now()`));
}
