import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { rolesOf, type User, type UserRole } from '@domain/user';
import { type Database, preparedFor } from '@server/db/database';
import { session, userAccount } from '@server/db/tables';

/**
 * Who asks, as of this request: roles are worked out each time, so that a lost role counts at once
 * (rules/accounts#roles).
 */
export interface Viewer extends User {
  /**
   * The address that the provider called verified, in lower case: what gives access to lists
   * (rules/accounts#verified-address).
   */
  verifiedEmail: string | null;
  /** Whether they proved who they are a few minutes ago, by the database's clock: what can't be taken back wants it. */
  hasFreshSession: boolean;
}

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
        // The database's clock decides, since several programs may share it (rules/errors#server-time).
        gt(session.expiresAt, sql`now()`),
        isNull(userAccount.deletedAt),
      ),
    )
    .prepare('viewer_by_token'),
);

interface SessionRules {
  /** Sessions of another issuer count no more (rules/operation#another-issuer). */
  issuer: string;
  /** Lower-case addresses that hold the role ADMIN once the provider has verified them (rules/accounts#roles). */
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

interface Asked {
  tokenHashes: string[];
  /** As {@link findViewer} takes them. */
  issuer: string;
  adminEmails: readonly string[];
}

/** The open sessions and their people's roles, by the token's hash. */
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
