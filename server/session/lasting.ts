import type { Database, Transaction } from '@server/db/database';
import { session } from '@server/db/tables';
import { eq, lt, sql } from 'drizzle-orm';
import { newToken, tokenHash } from './token';

/** How long a sign-in lasts, whatever is done meanwhile. */
export const SESSION_DAYS = 30;

/**
 * Signs a person in under a new token, and ends what the browser's former token stood for: whoever
 * knew that one has nothing (quality 1).
 *
 * @returns the new token, for the cookie
 */
export async function beginSession(
  transaction: Transaction,
  { formerToken, ...row }: { userId: string; issuer: string; formerToken: string },
): Promise<string> {
  await endSession(transaction, formerToken);
  const token = newToken();
  await transaction.insert(session).values({
    ...row,
    tokenHash: tokenHash(token),
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });
  return token;
}

/** Signs out: the token opens nothing any more. */
export async function endSession(database: Database | Transaction, token: string): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash(token)));
}

/** Removes sessions that are over anyway. */
export async function sweepSessions(database: Database): Promise<void> {
  await database.delete(session).where(lt(session.expiresAt, sql`now()`));
}
