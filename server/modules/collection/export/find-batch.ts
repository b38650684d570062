import type { VariantType } from '@domain/card';
import type { Database } from '@server/db/database';
import { card, cardSet, cardVariant, collectionItem } from '@server/db/tables';
import { and, asc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm';

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

const BATCH = 1_000;

const printed = sql<number>`coalesce(substring(${cardVariant.number} from '^[0-9]{1,9}')::int, 0)`;

/** The sets of the catalogue in their order. */
export const findSets = (database: Database): Promise<{ id: string; code: string }[]> =>
  database
    .select({ id: cardSet.id, code: cardSet.code })
    .from(cardSet)
    .orderBy(cardSet.position, cardSet.id);

/** The next printings of a set that a collection says something of, by number; none after the last. */
export function findBatch(
  database: Database,
  { userId, isOwner }: ExportedCollection,
  set: { id: string; code: string },
  after: ExportedPrinting | undefined,
): Promise<ExportedPrinting[]> {
  const has = gt(collectionItem.inventory, 0);
  return database
    .select({
      id: cardVariant.id,
      setCode: sql<string>`${set.code}`,
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
    .where(
      and(
        eq(collectionItem.userId, userId),
        eq(card.cardSetId, set.id),
        isOwner ? or(has, isNotNull(collectionItem.missingOverride)) : has,
        after && isAfter(after),
      ),
    )
    .orderBy(asc(printed), asc(cardVariant.number), asc(cardVariant.id))
    .limit(BATCH);
}

const isAfter = ({ number, id }: ExportedPrinting): SQL =>
  sql`(${printed}, ${cardVariant.number}, ${cardVariant.id}) > (coalesce(substring(${number}::text from '^[0-9]{1,9}')::int, 0), ${number}::text, ${id}::text)`;
