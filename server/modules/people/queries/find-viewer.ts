import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { CURRENCY, CURRENCY_CODES } from '@domain/pricing';
import { rolesOf, type User, type UserRole } from '@domain/user';
import { type Database, preparedFor } from '@server/platform/db/database';
import { session, userAccount } from '../tables';
import type { Viewer } from '@server/platform/viewer';

/** The part of a viewer that their own browser gets. */
export const userOfViewer = ({ id, name, handle, email, roles }: Viewer): User => ({
  id,
  name,
  handle,
  email,
  roles,
});

/** How long a session is fresh after the authentication. */
const FRESH_FOR = '10 minutes';

const byToken = preparedFor((database) =>
  database
    .select({
      id: userAccount.id,
      name: userAccount.name,
      handle: userAccount.handle,
      email: userAccount.email,
      verifiedEmail: userAccount.verifiedEmail,
      currency: userAccount.currency,
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
        isNull(userAccount.suspendedAt),
      ),
    )
    .prepare('viewer_by_token'),
);

interface SessionRules {
  /** Sessions of another issuer are invalid (rules/operation#another-issuer). */
  issuer: string;
  /** Lower-case addresses that hold the role ADMIN once the provider has verified them (rules/accounts#roles). */
  adminEmails: readonly string[];
}

/** The viewer of a session; null if it doesn't exist, has expired or is another issuer's. */
export async function findViewer(
  database: Database,
  tokenHash: string,
  { issuer, adminEmails }: SessionRules,
): Promise<Viewer | null> {
  const [found] = await byToken(database).execute({ tokenHash, issuer });
  if (!found) return null;
  const currency = CURRENCY_CODES.find((code) => code === found.currency) ?? CURRENCY.code;
  return { ...found, tokenHash, currency, roles: rolesOf(found.verifiedEmail, adminEmails) };
}

interface OpenSessionsInput {
  tokenHashes: string[];
  /** As for {@link findViewer}. */
  issuer: string;
  adminEmails: readonly string[];
}

/** The open sessions with their users' roles, by token hash. */
export async function findOpenSessions(
  database: Database,
  { tokenHashes, issuer, adminEmails }: OpenSessionsInput,
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
        isNull(userAccount.suspendedAt),
      ),
    );
  return new Map(
    rows.map(({ tokenHash, verifiedEmail }) => [tokenHash, rolesOf(verifiedEmail, adminEmails)]),
  );
}
