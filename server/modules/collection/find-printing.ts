import type { Database, Transaction } from '@server/db/database';
import { card, cardVariant, collectionItem } from '@server/db/tables';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CountedPrinting } from './counted-printing';

/** Printings by id with a player's counts of them; unknown ids are left out. */
export async function findPrintings(
  database: Database | Transaction,
  userId: string,
  variantIds: readonly string[],
): Promise<CountedPrinting[]> {
  if (variantIds.length === 0) return [];
  const found = await database
    .select({
      variantId: cardVariant.id,
      cardType: card.cardType,
      variantType: cardVariant.variantType,
      inventory: sql<number>`coalesce(${collectionItem.inventory}, 0)`,
      missingOverride: collectionItem.missingOverride,
      version: sql<number>`coalesce(${collectionItem.version}, 0)`,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .leftJoin(
      collectionItem,
      and(eq(collectionItem.cardVariantId, cardVariant.id), eq(collectionItem.userId, userId)),
    )
    .where(inArray(cardVariant.id, [...variantIds]));
  return found;
}
