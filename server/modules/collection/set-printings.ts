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

/**
 * A player's rows are looked for between the first and the last id of the set's printings: a player who counted row by
 * row among many others has each row on another page of the table, and the other sets' would be read in vain.
 */
const statement = preparedFor((database) => {
  const printing = database.$with('printing').as(
    database
      .select({
        id: cardVariant.id,
        cardType: card.cardType,
        variantType: cardVariant.variantType,
      })
      .from(cardVariant)
      .innerJoin(card, eq(card.id, cardVariant.cardId))
      .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
      .where(eq(cardSet.code, sql.placeholder('code'))),
  );
  return database
    .with(printing)
    .select(
      asArrays('printing', {
        cardVariantId: printing.id,
        cardType: printing.cardType,
        variantType: printing.variantType,
        inventory: collectionItem.inventory,
        missingOverride: collectionItem.missingOverride,
        version: collectionItem.version,
      }),
    )
    .from(printing)
    .leftJoin(
      collectionItem,
      and(
        eq(collectionItem.cardVariantId, printing.id),
        eq(collectionItem.userId, sql.placeholder('userId')),
        sql`${collectionItem.cardVariantId} between (select min(id) from printing) and (select max(id) from printing)`,
      ),
    )
    .prepare('collection_of_set');
});

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
