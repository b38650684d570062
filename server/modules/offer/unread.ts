import type { Database } from '@server/db/database';
import { offer } from '@server/db/tables';
import { tellBoth } from '@server/modules/inbox/commands/tell-both';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { ownOffer, ownOfferToChange } from './policy';
import type { OwnOffer } from './offer';

/** How many offers have something that the player hasn't seen. */
export async function countUnread(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(offer)
    .where(
      or(
        and(eq(offer.initiatorId, userId), gt(offer.recipientVersion, offer.initiatorSeen)),
        and(eq(offer.recipientId, userId), gt(offer.initiatorVersion, offer.recipientSeen)),
      ),
    );
  return row?.count ?? 0;
}

interface Asked {
  offerId: string;
  userId: string;
  /** The offer's version that was on screen; what happened since stays unread. */
  version: number;
}

/** Notes how much of an offer its player has seen. @throws NOT_FOUND for a third party (product 12) */
export const markRead = (database: Database, { version, ...asked }: Asked): Promise<OwnOffer> =>
  database.transaction(async (transaction) => {
    const own = await ownOfferToChange(transaction, asked);
    const seen = Math.min(version, own.version);
    if (seen <= own.seenBy[own.mySide]) return own;
    await transaction
      .update(offer)
      .set(own.mySide === 'INITIATOR' ? { initiatorSeen: seen } : { recipientSeen: seen })
      .where(eq(offer.id, own.id));
    const { offerId, userId } = asked;
    await tellBoth(transaction, { offerId, kind: 'READ', actorId: userId, userIds: [userId] });
    return ownOffer(transaction, asked);
  });
