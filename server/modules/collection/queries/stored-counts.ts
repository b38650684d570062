import type { StoredCount } from '@domain/collection';
import type { Database, Transaction } from '@server/platform/db/database';
import { card, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../tables';
import { and, eq, inArray } from 'drizzle-orm';

/** A count with its version and the printing's set. */
interface CountInSet extends StoredCount {
  version: number;
  setId: string;
}

/** The counts of some sets, by the printing's id. */
export async function findStoredCounts(
  database: Database | Transaction,
  userId: string,
  setIds: readonly string[],
): Promise<Map<string, CountInSet>> {
  if (setIds.length === 0) return new Map();
  const rows = await database
    .select({
      variantId: collectionItem.cardVariantId,
      inventory: collectionItem.inventory,
      missingOverride: collectionItem.missingOverride,
      version: collectionItem.version,
      setId: card.cardSetId,
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .where(and(eq(collectionItem.userId, userId), inArray(card.cardSetId, [...setIds])));
  return new Map(rows.map(({ variantId, ...count }) => [variantId, count]));
}
