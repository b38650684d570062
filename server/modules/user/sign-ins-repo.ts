import type { Database } from '@server/db/database';
import { identity, session } from '@server/db/tables';
import { isoTime } from '@server/graphql/iso-time';
import { asc, eq } from 'drizzle-orm';

/** Who someone is to the providers that they signed in with. */
export const findIdentities = (
  database: Database,
  userId: string,
): Promise<{ issuer: string; subject: string }[]> =>
  database
    .select({ issuer: identity.issuer, subject: identity.subject })
    .from(identity)
    .where(eq(identity.userId, userId))
    .orderBy(asc(identity.issuer), asc(identity.subject));

/** Someone's sign-ins that last, oldest first, without what would open them; moments are ISO 8601. */
export async function findSessions(
  database: Database,
  userId: string,
): Promise<{ createdAt: string; authenticatedAt: string; expiresAt: string }[]> {
  const rows = await database
    .select({
      createdAt: session.createdAt,
      authenticatedAt: session.authenticatedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(asc(session.createdAt));
  return rows.map(({ createdAt, authenticatedAt, expiresAt }) => ({
    createdAt: isoTime(createdAt),
    authenticatedAt: isoTime(authenticatedAt),
    expiresAt: isoTime(expiresAt),
  }));
}
