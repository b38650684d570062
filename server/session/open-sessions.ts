import { rolesOf, type UserRole } from '@domain/user';
import type { Database } from '@server/db/database';
import { session, userAccount } from '@server/db/tables';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';

interface Asked {
  tokenHashes: string[];
  /** As {@link findViewer} takes them. */
  issuer: string;
  adminEmails: readonly string[];
}

/** Which sessions are open, and the roles of whoever holds each, by the token's hash. */
export async function findOpenSessions(
  database: Database,
  { tokenHashes, issuer, adminEmails }: Asked,
): Promise<Map<string, readonly UserRole[]>> {
  const rows = await database
    .select({ tokenHash: session.tokenHash, verifiedEmail: userAccount.verifiedEmail })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(
      and(
        inArray(session.tokenHash, tokenHashes),
        eq(session.issuer, issuer),
        gt(session.expiresAt, sql`now()`),
        isNull(userAccount.deletedAt),
      ),
    );
  return new Map(
    rows.map(({ tokenHash, verifiedEmail }) => [tokenHash, rolesOf(verifiedEmail, adminEmails)]),
  );
}
