import { extraCountOf, type Collectable, targetOf } from '@domain/collection';
import { availableCopies } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { card, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '@server/modules/collection/tables';
import { isAnyOf } from '@server/platform/db/where';
import { preferencesOf } from '@server/modules/people';
import { opensExtras, visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { and, eq, gt } from 'drizzle-orm';
import { committedCopies } from './commitments';

/** Copies of a printing that somebody has beyond a playset and lets others pick for swaps. */
export interface OpenExtra {
  variantId: string;
  cardId: string;
  /** Those that no offer commits; 0 if all are. */
  available: number;
}

interface OpenExtrasQuery {
  ownerId: string;
  /** Without NUL; null for all. */
  variantIds: readonly string[] | null;
}

/** The extras that a player lets others pick (rules/sharing#extras-for-swaps), by printing; none without that leave. */
export async function findOpenExtras(
  database: Database | Transaction,
  { ownerId, variantIds }: OpenExtrasQuery,
): Promise<ReadonlyMap<string, OpenExtra>> {
  if (!(await opensExtras(database, ownerId))) return new Map();
  const preferences = await preferencesOf(database, ownerId);
  const counted = await findCounted(database, { ownerId, variantIds });
  const committed = await committedCopies(database, { ownerId, offerType: 'BUY' });
  return new Map(
    counted.flatMap(({ variantId, cardId, inventory, ...printing }) => {
      const extra = extraCountOf(inventory, printing.cardType, targetOf(printing, preferences));
      if (extra === 0) return [];
      const available = availableCopies(extra, { committed: committed.get(variantId) ?? 0 });
      return [[variantId, { variantId, cardId, available }] as const];
    }),
  );
}

interface Counted extends Collectable {
  variantId: string;
  cardId: string;
  inventory: number;
}

/** A player's counts of printings of which there may be extras. */
const findCounted = (
  database: Database | Transaction,
  { ownerId, variantIds }: OpenExtrasQuery,
): Promise<Counted[]> =>
  database
    .select({
      variantId: cardVariant.id,
      cardId: cardVariant.cardId,
      cardType: card.cardType,
      variantType: cardVariant.variantType,
      inventory: collectionItem.inventory,
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .where(
      and(
        eq(collectionItem.userId, ownerId),
        gt(collectionItem.inventory, 1),
        variantIds === null ? undefined : isAnyOf(collectionItem.cardVariantId, variantIds),
      ),
    )
    .orderBy(collectionItem.cardVariantId);

/** The extras that two players may give each other, from the viewer's side. */
export interface ExtrasForSwap {
  gives: OpenExtra[];
  gets: OpenExtra[];
}

/**
 * The viewer's open extras, and those of another player whose collection the viewer may see. A private collection, one
 * whose extras aren't open and a missing one look the same (rules/attacks#hidden-things).
 */
export async function extrasForSwap(
  database: Database,
  viewer: Viewer,
  handle: string,
): Promise<ExtrasForSwap> {
  const owner = await visibleOwner(database, viewer, { handle, subject: 'COLLECTION' });
  const of = async (ownerId: string) => [
    ...(await findOpenExtras(database, { ownerId, variantIds: null })).values(),
  ];
  return {
    gives: await of(viewer.id),
    gets: owner === null || owner.isOwner ? [] : await of(owner.id),
  };
}
