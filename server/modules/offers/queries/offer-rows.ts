import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { offerOutline, type OfferOutline, otherSide } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { offer, offerNote } from '../tables';
import { perRequest } from '@server/platform/graphql/context';
import DataLoader from 'dataloader';
import type { OwnOffer } from './offer';
import { itemsByOffer, type OfferItem } from './offer-statements';

/** A request may change an offer between two reads. */
const UNCACHED = { cache: false } as const;

/** Loads the outlines of offers for their rows, by offer id. */
export const outlineOf = perRequest(
  ({ database }) =>
    new DataLoader<string, OfferOutline<OfferItem>>(async (offerIds) => {
      const byOffer = await itemsByOffer(database, offerIds);
      return offerIds.map((id) => offerOutline(byOffer.get(id) ?? []));
    }, UNCACHED),
);

/** Loads the number of notes from the other side that a player hasn't seen. */
export const unreadNotesOf = perRequest(
  ({ database }) =>
    new DataLoader<OwnOffer, number>(async (owned) => {
      const unread = owned.filter(
        ({ madeBy, mySide, seenBy }) => madeBy[otherSide(mySide)] > seenBy[mySide],
      );
      const counts = await countUnreadNotes(database, unread);
      return owned.map(({ id }) => counts.get(id) ?? 0);
    }, UNCACHED),
);

/** By offer id. */
async function countUnreadNotes(
  database: Database,
  owned: readonly OwnOffer[],
): Promise<ReadonlyMap<string, number>> {
  // All offers of a request belong to the same player.
  const [first] = owned;
  if (first === undefined) return new Map();
  const { mySide, initiator, recipient } = first;
  const userId = (mySide === 'INITIATOR' ? initiator : recipient).id;
  const seen = sql`case when ${offer.initiatorId} = ${userId} then ${offer.initiatorSeen} else ${offer.recipientSeen} end`;
  const rows = await database
    .select({ id: offer.id, count: sql<number>`count(*)`.mapWith(Number) })
    .from(offer)
    .innerJoin(offerNote, eq(offerNote.offerId, offer.id))
    .where(
      and(
        inArray(
          offer.id,
          owned.map(({ id }) => id),
        ),
        ne(offerNote.userId, userId),
        gt(offerNote.version, seen),
      ),
    )
    .groupBy(offer.id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
