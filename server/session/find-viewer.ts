import { rolesOf } from '@domain/user';
import type { Database } from '@server/db/database';
import { preparedFor } from '@server/db/prepared';
import { session, userAccount } from '@server/db/tables';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Viewer } from './viewer';

/** How long after somebody proved who they are their session is fresh. */
const FRESH_FOR = '10 minutes';

const byToken = preparedFor((database) =>
  database
    .select({
      id: userAccount.id,
      name: userAccount.name,
      handle: userAccount.handle,
      email: userAccount.email,
      verifiedEmail: userAccount.verifiedEmail,
      hasFreshSession: sql<boolean>`${session.authenticatedAt} > now() - ${FRESH_FOR}::interval`,
    })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        eq(session.issuer, sql.placeholder('issuer')),
        // The database's clock decides, since several programs may share it (quality 2).
        gt(session.expiresAt, sql`now()`),
        isNull(userAccount.deletedAt),
      ),
    )
    .prepare('viewer_by_token'),
);

interface SessionRules {
  /** Sessions of another issuer count no more (product 3). */
  issuer: string;
  /** Lower-case addresses that hold the role ADMIN once the provider has verified them (product 3). */
  adminEmails: readonly string[];
}

/** Who holds a session; null for none, an expired one or one of another issuer. */
export async function findViewer(
  database: Database,
  tokenHash: string,
  { issuer, adminEmails }: SessionRules,
): Promise<Viewer | null> {
  const [found] = await byToken(database).execute({ tokenHash, issuer });
  if (!found) return null;
  return { ...found, roles: rolesOf(found.verifiedEmail, adminEmails) };
}
