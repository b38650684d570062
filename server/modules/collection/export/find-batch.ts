import type { VariantType } from '@domain/card';
import type { Database } from '@server/db/database';
import { card, cardSet, cardVariant, collectionItem } from '@server/db/tables';
import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';

/** A printing with its count, as a file tells it. */
export interface ExportedPrinting {
  id: string;
  setCode: string;
  number: string;
  name: string;
  subtitle: string | null;
  variantType: VariantType;
  inventory: number;
  missingOverride: number | null;
}

/** Whose collection, and whether what the owner alone may see is told. */
export interface ExportedCollection {
  userId: string;
  isOwner: boolean;
}

const printed = sql<number>`coalesce(substring(${cardVariant.number} from '^[0-9]{1,9}')::int, 0)`;

/** The printings that a collection says something of, by set and number: their ids alone, sorted once for all. */
export async function findExportedIds(
  database: Database,
  { userId, isOwner }: ExportedCollection,
): Promise<string[]> {
  const has = gt(collectionItem.inventory, 0);
  const rows = await database
    .select({ id: cardVariant.id })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(
      and(
        eq(collectionItem.userId, userId),
        isOwner ? or(has, isNotNull(collectionItem.missingOverride)) : has,
      ),
    )
    .orderBy(cardSet.position, cardSet.id, printed, cardVariant.number, cardVariant.id);
  return rows.map(({ id }) => id);
}

/** Some of them in full, in their order; what was taken out of the catalogue meanwhile is left out. */
export async function findBatch(
  database: Database,
  { userId }: ExportedCollection,
  ids: readonly string[],
): Promise<ExportedPrinting[]> {
  const rows = await database
    .select({
      id: cardVariant.id,
      setCode: cardSet.code,
      number: cardVariant.number,
      name: card.name,
      subtitle: card.subtitle,
      variantType: cardVariant.variantType,
      inventory: collectionItem.inventory,
      missingOverride: collectionItem.missingOverride,
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(and(eq(collectionItem.userId, userId), inArray(collectionItem.cardVariantId, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
