import type { Database, Transaction } from '@server/db/database';
import { session } from '@server/db/tables';
import { eq, lt, sql } from 'drizzle-orm';
import { newToken, tokenHash } from './token';

/** How long a session lasts, even if it is used. */
export const SESSION_DAYS = 30;

/**
 * Signs a person in with a new token, and ends the session of the browser's former token, which somebody else may know.
 *
 * @param signIn `authenticatedAt` is when the provider authenticated them, in seconds since 1970; null if it doesn't
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
    // Never in the future, whatever the provider's clock says; null is ignored.
    authenticatedAt: sql`to_timestamp(least(${authenticatedAt}::float8, extract(epoch from now())::float8))`,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });
  return token;
}

/** Signs out: the token becomes invalid. */
export async function endSession(database: Database | Transaction, token: string): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash(token)));
}

/** Deletes expired sessions. */
export async function sweepSessions(database: Database | Transaction): Promise<void> {
  await database.delete(session).where(lt(session.expiresAt, sql`now()`));
}
