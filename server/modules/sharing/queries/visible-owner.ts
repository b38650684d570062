import type { SharingSubject } from '@domain/sharing';
import { handleErrorOf } from '@domain/user';
import type { Database, Transaction } from '@server/db/database';
import { share, sharing, userAccount } from '@server/db/tables';
import type { Viewer } from '@server/session';
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';

/** Whose collection or list somebody looks at. */
interface VisibleOwner {
  id: string;
  handle: string | null;
  /** Whether it is the viewer's own. */
  isOwner: boolean;
}

interface VisibleOwnerQuery {
  /** Null asks for the viewer's own. */
  handle: string | null;
  subject: SharingSubject;
}

/**
 * The owner of what may be seen: the viewer themself, or whoever shares it with everyone or with the viewer's verified
 * address (product 8).
 *
 * @returns null for what is private and for what doesn't exist, so that nobody can tell the two apart (product 6)
 */
export async function visibleOwner(
  database: Database | Transaction,
  viewer: Viewer | null,
  { handle, subject }: VisibleOwnerQuery,
): Promise<VisibleOwner | null> {
  if (viewer !== null && (handle === null || handle === viewer.handle)) {
    return { id: viewer.id, handle: viewer.handle, isOwner: true };
  }
  // Nobody has such a handle, and the database would choke on some of them.
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
        // Compared with null, no address is the same: a visitor and an unverified address see nothing.
        eq(share.email, viewer?.verifiedEmail ?? sql`null`),
      ),
    );
  const [owner] = await database
    .select({ id: userAccount.id, handle: userAccount.handle })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.handle, handle),
        isNull(userAccount.deletedAt),
        or(exists(withAll), exists(withViewer)),
      ),
    );
  return owner ? { ...owner, isOwner: false } : null;
}

const isOf = (
  owner: typeof sharing.userId | typeof share.ownerId,
  column: typeof sharing.subject | typeof share.subject,
  subject: SharingSubject,
) => and(eq(owner, userAccount.id), eq(column, subject));
