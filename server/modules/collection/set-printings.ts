import type { CardType, VariantType } from '@domain/card';
import { asArrays, at, rowCount, type Columns } from '@server/db/columnar';
import type { Database } from '@server/db/database';
import { preparedFor } from '@server/db/prepared';
import { card, cardSet, cardVariant, collectionItem } from '@server/db/tables';
import { and, eq, sql } from 'drizzle-orm';
import type { CountedPrinting } from './counted-printing';

interface Row {
  cardVariantId: string;
  cardType: CardType;
  variantType: VariantType;
  inventory: number | null;
  missingOverride: number | null;
  version: number | null;
}

const statement = preparedFor((database) =>
  database
    .select(
      asArrays('printing', {
        cardVariantId: cardVariant.id,
        cardType: card.cardType,
        variantType: cardVariant.variantType,
        inventory: collectionItem.inventory,
        missingOverride: collectionItem.missingOverride,
        version: collectionItem.version,
      }),
    )
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .leftJoin(
      collectionItem,
      and(
        eq(collectionItem.cardVariantId, cardVariant.id),
        eq(collectionItem.userId, sql.placeholder('userId')),
      ),
    )
    .where(eq(cardSet.code, sql.placeholder('code')))
    .prepare('collection_of_set'),
);

/** Every printing of a set with a player's count of it; none for an unknown code. */
export async function findSetPrintings(
  database: Database,
  userId: string,
  code: string,
): Promise<CountedPrinting[]> {
  const [found] = await statement(database).execute({ userId, code });
  if (found === undefined) return [];
  const columns = found as unknown as Columns<Row>;
  return Array.from({ length: rowCount(columns.cardVariantId) }, (_, row) => ({
    variantId: at(columns.cardVariantId, row),
    cardType: at(columns.cardType, row),
    variantType: at(columns.variantType, row),
    inventory: at(columns.inventory, row) ?? 0,
    missingOverride: at(columns.missingOverride, row),
    version: at(columns.version, row) ?? 0,
  }));
}
