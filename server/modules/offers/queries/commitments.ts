import { and, eq, sql } from 'drizzle-orm';
import { availableCopies, LIST_OF_OFFER, type Commitment, type ListOfferType } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { getsSql, givesSql, isOpenOfferSql } from '../sql';
import { offer, offerItem } from '../tables';
import { visibleOwner } from '@server/modules/sharing';
import { quantitiesForSale, wantedQuantities } from '@server/modules/lists';
import type { Viewer } from '@server/platform/viewer';
import { alias } from 'drizzle-orm/pg-core';

/** How many copies of a printing open offers ask for. */
export interface PrintingCommitments extends Commitment {
  variantId: string;
}

/**
 * A player's commitments as a seller (BUY) or as a buyer (SELL), of printings on their list and of others. It must not
 * be shown unfiltered: an offer for a printing that isn't on a list is between its two sides. Printings that no open
 * offer names are left out.
 */
const findCommitments = (
  database: Database | Transaction,
  { ownerId, offerType }: { ownerId: string; offerType: ListOfferType },
): Promise<PrintingCommitments[]> => {
  const o = alias(offer, 'o');
  const t = alias(offerItem, 't');
  const isOnSide = offerType === 'BUY' ? givesSql : getsSql;
  const copies = (status: 'ACCEPTED' | 'PENDING') =>
    sql<number>`coalesce(sum(${t.quantity}) filter (where ${o.status} = ${status}), 0)`.mapWith(
      Number,
    );
  return database
    .select({
      variantId: t.cardVariantId,
      committed: copies('ACCEPTED'),
      pending: copies('PENDING'),
    })
    .from(o)
    .innerJoin(t, eq(t.offerId, o.id))
    .where(and(isOnSide(sql`${ownerId}::uuid`), isOpenOfferSql(o)))
    .groupBy(t.cardVariantId)
    .orderBy(t.cardVariantId);
};

/** The copies that accepted offers commit, by printing: those that a player gives (BUY) or gets (SELL). */
export async function committedCopies(
  database: Database | Transaction,
  side: { ownerId: string; offerType: ListOfferType },
): Promise<ReadonlyMap<string, number>> {
  const commitments = await findCommitments(database, side);
  return new Map(commitments.map(({ variantId, committed }) => [variantId, committed]));
}

interface VisibleCommitmentsInput {
  /** Null for the viewer's own list. */
  handle: string | null;
  offerType: ListOfferType;
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
  const listed = await LISTED[offerType](database, owner.id, variantIds);
  return commitments.filter(({ variantId }) => listed.has(variantId));
}

const LISTED = { BUY: quantitiesForSale, SELL: wantedQuantities };

interface CopiesLeftQuery {
  offerType: ListOfferType;
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
export async function leftOn(
  transaction: Transaction,
  ownerId: string,
  offerType: ListOfferType,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (offerType === 'SELL') {
    const wanted = await wantedQuantities(transaction, ownerId, variantIds);
    return new Map([...wanted].map(([variantId, { left }]) => [variantId, left]));
  }
  const listed = await quantitiesForSale(transaction, ownerId, variantIds);
  if (listed.size === 0) return listed;
  const left = new Map(listed);
  for (const [variantId, committed] of await committedCopies(transaction, { ownerId, offerType })) {
    const quantity = listed.get(variantId);
    if (quantity !== undefined) left.set(variantId, availableCopies(quantity, { committed }));
  }
  return left;
}
