import { and, eq, sql } from 'drizzle-orm';
import { availableCopies, LIST_OF_OFFER, type OfferType, type Commitment } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { isOpenOfferSql, offer, offerItem } from '@server/db/tables';
import { visibleOwner } from '@server/modules/sharing';
import { listedQuantities } from '@server/modules/trade-list';
import type { Viewer } from '@server/session';

/** How many copies of a printing open offers ask for. */
export interface PrintingCommitments extends Commitment {
  variantId: string;
}

const SIDE = { BUY: offer.sellerId, SELL: offer.buyerId } as const;

/**
 * A player's commitments as a seller (BUY) or as a buyer (SELL), of printings on their list and of others. It must not
 * be shown unfiltered: an offer for a printing that isn't on a list is between its two sides. Printings that no open
 * offer names are left out.
 */
const findCommitments = (
  database: Database | Transaction,
  { ownerId, offerType }: { ownerId: string; offerType: OfferType },
): Promise<PrintingCommitments[]> => {
  const copies = (status: 'ACCEPTED' | 'PENDING') =>
    sql<number>`coalesce(sum(${offerItem.quantity}) filter (where ${offer.status} = ${status}), 0)`.mapWith(
      Number,
    );
  return database
    .select({
      variantId: offerItem.cardVariantId,
      committed: copies('ACCEPTED'),
      pending: copies('PENDING'),
    })
    .from(offer)
    .innerJoin(offerItem, eq(offerItem.offerId, offer.id))
    .where(and(eq(SIDE[offerType], ownerId), isOpenOfferSql(offer)))
    .groupBy(offerItem.cardVariantId)
    .orderBy(offerItem.cardVariantId);
};

interface VisibleCommitmentsInput {
  /** Null for the viewer's own list. */
  handle: string | null;
  offerType: OfferType;
}

/** The commitments of the printings on a list that the viewer may see; none for a private or missing list. */
export async function visibleCommitments(
  database: Database,
  viewer: Viewer | null,
  { handle, offerType }: VisibleCommitmentsInput,
): Promise<PrintingCommitments[]> {
  const subject = LIST_OF_OFFER[offerType];
  const owner = await visibleOwner(database, viewer, { handle, subject });
  if (owner === null) return [];
  const commitments = await findCommitments(database, { ownerId: owner.id, offerType });
  const variantIds = commitments.map(({ variantId }) => variantId);
  const listed = await listedQuantities(database, { kind: subject, userId: owner.id }, variantIds);
  return commitments.filter(({ variantId }) => listed.has(variantId));
}

interface CopiesLeftQuery {
  offerType: OfferType;
  sellerId: string;
  buyerId: string;
  /** Without NUL. */
  variantIds: readonly string[];
}

/**
 * How many copies of a printing an offer between two players may ask for (rules/offers#available): what the recipient's
 * list has left, and not more than the seller's own sale list has left, if it names the printing.
 */
export async function copiesLeft(
  transaction: Transaction,
  { offerType, sellerId, buyerId, variantIds }: CopiesLeftQuery,
): Promise<(variantId: string) => number> {
  const forSale = await leftOn(transaction, sellerId, 'BUY', variantIds);
  if (offerType === 'BUY') return (variantId) => forSale.get(variantId) ?? 0;
  const wanted = await leftOn(transaction, buyerId, 'SELL', variantIds);
  return (variantId) =>
    Math.min(wanted.get(variantId) ?? 0, forSale.get(variantId) ?? Number.POSITIVE_INFINITY);
}

/** What a player's sale list (BUY) or want list (SELL) has left, by printing. */
async function leftOn(
  transaction: Transaction,
  ownerId: string,
  offerType: OfferType,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const listed = await listedQuantities(
    transaction,
    { kind: LIST_OF_OFFER[offerType], userId: ownerId },
    variantIds,
  );
  const left = new Map(listed);
  for (const { variantId, committed } of await findCommitments(transaction, {
    ownerId,
    offerType,
  })) {
    const quantity = listed.get(variantId);
    if (quantity !== undefined) left.set(variantId, availableCopies(quantity, { committed }));
  }
  return left;
}
