import { and, eq, sql } from 'drizzle-orm';
import { type CopiesOf, isOneOf, roomFor, takeFromWants } from '@domain/want-list';
import { availableCopies, LIST_OF_OFFER, type Commitment, type ListOfferType } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { getsSql, givesSql, isOpenOfferSql } from '../sql';
import { offer, offerItem } from '../tables';
import { visibleOwner } from '@server/modules/sharing';
import { findWantsOf, quantitiesForSale } from '@server/modules/lists';
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

const LISTED = {
  BUY: quantitiesForSale,
  async SELL(...query: Parameters<typeof findWantsOf>): Promise<ReadonlySet<string>> {
    const { wants, printings } = await findWantsOf(...query);
    const wanted = printings.filter((printing) => wants.some((want) => isOneOf(want, printing)));
    return new Set(wanted.map(({ variantId }) => variantId));
  },
};

interface CopiesLeftQuery {
  offerType: ListOfferType;
  sellerId: string;
  buyerId: string;
  items: readonly NamedCopies[];
}

/** Copies of a printing, without NUL in its id, that an offer names. */
export interface NamedCopies {
  variantId: string;
  quantity: number;
}

/**
 * How many copies of a printing an offer between two players may ask for (rules/offers#available): what the recipient's
 * list has left, and not more than the seller's own sale list has left, if it names the printing.
 */
export async function copiesLeft(
  transaction: Transaction,
  { offerType, sellerId, buyerId, items }: CopiesLeftQuery,
): Promise<(variantId: string) => number> {
  const forSale = await leftOn(transaction, sellerId, 'BUY', items);
  if (offerType === 'BUY') return (variantId) => forSale.get(variantId) ?? 0;
  const wanted = await leftOn(transaction, buyerId, 'SELL', items);
  return (variantId) =>
    Math.min(wanted.get(variantId) ?? 0, forSale.get(variantId) ?? Number.POSITIVE_INFINITY);
}

/**
 * What a player's sale list (BUY) or want list (SELL) has left, by printing. Of wants, what others that an offer names
 * before it leave: three copies of two printings fill a want of three.
 */
export async function leftOn(
  transaction: Transaction,
  ownerId: string,
  offerType: ListOfferType,
  items: readonly NamedCopies[],
): Promise<ReadonlyMap<string, number>> {
  if (offerType === 'SELL') return leftOfWants(transaction, ownerId, items);
  const listed = await quantitiesForSale(transaction, ownerId, idsOf(items));
  if (listed.size === 0) return listed;
  const left = new Map(listed);
  for (const [variantId, committed] of await committedCopies(transaction, { ownerId, offerType })) {
    const quantity = listed.get(variantId);
    if (quantity !== undefined) left.set(variantId, availableCopies(quantity, { committed }));
  }
  return left;
}

async function leftOfWants(
  transaction: Transaction,
  ownerId: string,
  items: readonly NamedCopies[],
): Promise<ReadonlyMap<string, number>> {
  const committed = await committedCopies(transaction, { ownerId, offerType: 'SELL' });
  const { wants, printings } = await findWantsOf(transaction, ownerId, [
    ...idsOf(items),
    ...committed.keys(),
  ]);
  const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
  const open = takeFromWants(
    wants,
    printings.map((each) => ({ ...each, copies: committed.get(each.variantId) ?? 0 })),
  );
  const left = wants.map((want) => ({ ...want, quantity: open.get(want.variantId) ?? 0 }));
  const room = new Map<string, number>();
  const before: CopiesOf[] = [];
  for (const { variantId, quantity: copies } of items) {
    const printing = byId.get(variantId);
    if (!printing || room.has(variantId) || !wants.some((want) => isOneOf(want, printing)))
      continue;
    room.set(variantId, roomFor(left, printing, before));
    before.push({ ...printing, copies });
  }
  return room;
}

const idsOf = (items: readonly NamedCopies[]) => items.map(({ variantId }) => variantId);
