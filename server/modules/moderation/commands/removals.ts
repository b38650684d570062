import type { Database } from '@server/platform/db/database';
import { offerNote } from '@server/modules/offers/tables';
import { report } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { refusal } from '@server/platform/errors';
import { recordChange, holdAccount } from '@server/modules/people';
import { removeNote } from '@server/modules/offers';
import { removeBanner } from '@server/modules/lists';
import { eq } from 'drizzle-orm';

const NOTE_ID = /^\d{1,15}$/;

/**
 * Removes a note of a reported offer; both sides see that it was removed. An administrator reads no other discussions,
 * so they can't remove from them.
 *
 * @throws NOT_FOUND for an unknown note and for one of an offer that nobody reported
 */
export async function removeReportedNote(
  database: Database,
  { id: actorId }: { id: string },
  noteId: string,
): Promise<void> {
  const isReported =
    NOTE_ID.test(noteId) &&
    (
      await database
        .select({ id: report.id })
        .from(offerNote)
        .innerJoin(report, eq(report.offerId, offerNote.offerId))
        .where(eq(offerNote.id, Number(noteId)))
        .limit(1)
    ).length > 0;
  if (!isReported) throw refusal('NOT_FOUND', 'There is no such note.');
  await database.transaction(async (transaction) => {
    const userId = await removeNote(transaction, Number(noteId));
    if (userId === null) return;
    await recordChange(transaction, {
      userId,
      actorId,
      field: 'note removed',
      from: null,
      to: null,
    });
  });
}

/** Removes the banner of a person's sale list; everyone who sees the list sees that it was removed. */
export async function removeBannerOf(
  database: Database,
  { id: actorId }: { id: string },
  userId: string,
): Promise<void> {
  if (!isUuid(userId)) throw refusal('NOT_FOUND', 'There is no such user.');
  await database.transaction(async (transaction) => {
    await holdAccount(transaction, userId);
    if (!(await removeBanner(transaction, userId))) return;
    const change = { userId, actorId, field: 'banner removed', from: null, to: null };
    await recordChange(transaction, change);
  });
}
