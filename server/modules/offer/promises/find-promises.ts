import { LIST_OF_OFFER, type OfferType, type Promised } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { offer, offerItem } from '@server/db/tables';
import { listedForSale } from '@server/modules/sale-list/commands/listed-for-sale';
import { visibleOwner } from '@server/modules/sharing/policy/visible-owner';
import { wantedQuantities } from '@server/modules/want-list/commands';
import type { Viewer } from '@server/session';
import { and, eq, sql } from 'drizzle-orm';
import { IS_OPEN } from '../is-open';

/** How many copies of a printing on a list offers ask for. */
export interface PromisedPrinting extends Promised {
  variantId: string;
}

const SIDE = { BUY: offer.sellerId, SELL: offer.buyerId } as const;

/** How many copies a player's sale list (BUY) or want list (SELL) names, by printing. */
export const LISTED_ON = { BUY: listedForSale, SELL: wantedQuantities } as const;

/**
 * What open offers ask of a player: of the copies that they sell (BUY), or of those that they look for (SELL), in
 * whichever way those offers came about, be the printing on their list or not. Nobody may see it as it is: an offer of
 * a printing that isn't on a list is between its two sides. Printings that none asks for are left out.
 */
export const findPromises = (
  database: Database | Transaction,
  { ownerId, offerType }: { ownerId: string; offerType: OfferType },
): Promise<PromisedPrinting[]> => {
  const copies = (status: 'ACCEPTED' | 'PENDING') =>
    sql<number>`coalesce(sum(${offerItem.quantity}) filter (where ${offer.status} = ${status}), 0)`.mapWith(
      Number,
    );
  return database
    .select({
      variantId: offerItem.cardVariantId,
      promised: copies('ACCEPTED'),
      asked: copies('PENDING'),
    })
    .from(offer)
    .innerJoin(offerItem, eq(offerItem.offerId, offer.id))
    .where(and(eq(SIDE[offerType], ownerId), IS_OPEN))
    .groupBy(offerItem.cardVariantId)
    .orderBy(offerItem.cardVariantId);
};

interface Asked {
  /** Null asks for the viewer's own list. */
  handle: string | null;
  offerType: OfferType;
}

/** What is asked of the printings on a list that the viewer may see; nothing for a private one as for none. */
export async function visiblePromises(
  database: Database,
  viewer: Viewer | null,
  { handle, offerType }: Asked,
): Promise<PromisedPrinting[]> {
  const subject = LIST_OF_OFFER[offerType];
  const owner = await visibleOwner(database, viewer, { handle, subject });
  if (owner === null) return [];
  const promises = await findPromises(database, { ownerId: owner.id, offerType });
  const variantIds = promises.map(({ variantId }) => variantId);
  const listed = await LISTED_ON[offerType](database, owner.id, variantIds);
  return promises.filter(({ variantId }) => listed.has(variantId));
}
