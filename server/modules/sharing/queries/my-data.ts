import type { SharingSubject } from '@domain/sharing';
import type { Database } from '@server/platform/db/database';
import { share, sharing } from '../tables';
import { asc, eq } from 'drizzle-orm';

/** Who may see one of a person's things, in their own file. */
interface OwnSharing {
  subject: SharingSubject;
  sharedWithAll: boolean;
  /** Whether people who may see a collection may pick its extras for swaps; false of a list. */
  opensExtras: boolean;
  /** Addresses. */
  sharedWith: string[];
}

/** All sharing settings of a person, for their own file. */
export async function ownSharing(database: Database, userId: string): Promise<OwnSharing[]> {
  const settings = await database
    .select({
      subject: sharing.subject,
      sharedWithAll: sharing.sharedWithAll,
      opensExtras: sharing.opensExtras,
    })
    .from(sharing)
    .where(eq(sharing.userId, userId))
    .orderBy(asc(sharing.subject));
  const shares = await database
    .select({ subject: share.subject, email: share.email })
    .from(share)
    .where(eq(share.ownerId, userId))
    .orderBy(asc(share.email));
  const ofSubject = (subject: SharingSubject) =>
    shares.filter((each) => each.subject === subject).map(({ email }) => email);
  return settings.map((each) => ({ ...each, sharedWith: ofSubject(each.subject) }));
}
