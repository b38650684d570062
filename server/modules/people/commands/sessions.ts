import type { Database, Transaction } from '@server/platform/db/database';
import { session } from '../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { idOfSession, newToken, tokenHash } from './session-token';
import type { Viewer } from '@server/platform/viewer';

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

/** A session of a person. Times are ISO 8601. */
export interface OwnSession {
  id: string;
  startedAt: string;
  expiresAt: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** A person's open sessions, newest first. */
export async function openSessionsOf(
  database: Database,
  { id, tokenHash: current }: Pick<Viewer, 'id' | 'tokenHash'>,
): Promise<OwnSession[]> {
  const rows = await openRowsOf(database, id);
  return rows.map((row) => ({
    id: idOfSession(row.tokenHash),
    startedAt: isoTime(row.startedAt),
    expiresAt: isoTime(row.expiresAt),
    isCurrent: row.tokenHash === current,
  }));
}

/** Ends one of a person's sessions, by its id; one that has ended already stays so. Its streams end with it. */
export async function endSessionOf(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const rows = await openRowsOf(database, userId);
  const found = rows.find((row) => idOfSession(row.tokenHash) === sessionId);
  if (found) await database.delete(session).where(eq(session.tokenHash, found.tokenHash));
}

const openRowsOf = (database: Database, userId: string) =>
  database
    .select({
      startedAt: session.createdAt,
      expiresAt: session.expiresAt,
      tokenHash: session.tokenHash,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.createdAt));

/** Ends a person's sessions, all but one if its token's hash is given. Their streams end with them. */
export async function endSessionsOf(
  database: Database | Transaction,
  userId: string,
  kept?: string,
): Promise<void> {
  const others = kept === undefined ? undefined : ne(session.tokenHash, kept);
  await database.delete(session).where(and(eq(session.userId, userId), others));
}

/** Deletes expired sessions. */
export async function sweepSessions(database: Database | Transaction): Promise<void> {
  await database.delete(session).where(lt(session.expiresAt, sql`now()`));
}
