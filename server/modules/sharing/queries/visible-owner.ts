import type { SharingSubject } from '@domain/sharing';
import { handleErrorOf } from '@domain/user';
import type { Database, Transaction } from '@server/db/database';
import { share, sharing, userAccount } from '@server/db/tables';
import type { Viewer } from '@server/session';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { maySee } from '../policy';

/** The owner of a collection or list that somebody looks at. */
interface VisibleOwner {
  id: string;
  handle: string | null;
  /** Whether it is the viewer's own. */
  isOwner: boolean;
}

interface VisibleOwnerQuery {
  /** Null for the viewer's own. */
  handle: string | null;
  subject: SharingSubject;
}

/**
 * The owner of a collection or list, if the viewer may see it.
 *
 * @returns null for a private one and for a missing one, so that nobody can tell the two apart
 * (rules/attacks#hidden-things)
 */
export async function visibleOwner(
  database: Database | Transaction,
  viewer: Viewer | null,
  { handle, subject }: VisibleOwnerQuery,
): Promise<VisibleOwner | null> {
  if (viewer !== null && (handle === null || handle === viewer.handle)) {
    return { id: viewer.id, handle: viewer.handle, isOwner: true };
  }
  // No account has an invalid handle, and PostgreSQL refuses some of their characters.
  if (handle === null || handleErrorOf(handle) !== null) return null;
  const withAll = database
    .select({ one: sql`1` })
    .from(sharing)
    .where(and(isOf(sharing.userId, sharing.subject, subject), sharing.sharedWithAll));
  const withViewer = database
    .select({ one: sql`1` })
    .from(share)
    .where(
      and(
        isOf(share.ownerId, share.subject, subject),
        // Nothing equals null, so a visitor and a viewer without a verified address match no share.
        eq(share.email, viewer?.verifiedEmail ?? sql`null`),
      ),
    );
  const [found] = await database
    .select({
      id: userAccount.id,
      handle: userAccount.handle,
      sharedWithAll: sql<boolean>`${exists(withAll)}`,
      sharedWithViewer: sql<boolean>`${exists(withViewer)}`,
    })
    .from(userAccount)
    .where(and(eq(userAccount.handle, handle), isNull(userAccount.deletedAt)));
  if (found === undefined || !maySee(found)) return null;
  return { id: found.id, handle: found.handle, isOwner: false };
}

const isOf = (
  owner: typeof sharing.userId | typeof share.ownerId,
  column: typeof sharing.subject | typeof share.subject,
  subject: SharingSubject,
) => and(eq(owner, userAccount.id), eq(column, subject));
