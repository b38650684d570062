import { adjustPrice } from '@domain/pricing';
import { asArrays, at, rowCount, type Columns } from '@server/db/columnar';
import type { Database } from '@server/db/database';
import { preparedFor } from '@server/db/prepared';
import { cardVariant, saleListItem } from '@server/db/tables';
import { eq, sql } from 'drizzle-orm';
import type { StoredSaleList } from '../repo';
import type { SaleListItem } from '../sale-list';

interface Row extends Omit<SaleListItem, 'saleListId' | 'marketAdjustedPriceInCents'> {
  marketCents: number | null;
}

const statement = preparedFor((database) =>
  database
    .select(
      asArrays('item', {
        variantId: saleListItem.cardVariantId,
        cardId: cardVariant.cardId,
        quantity: saleListItem.quantity,
        priceType: saleListItem.priceType,
        fixedPriceInCents: saleListItem.fixedPriceCents,
        condition: saleListItem.condition,
        version: saleListItem.version,
        marketCents: cardVariant.currentPriceCents,
      }),
    )
    .from(saleListItem)
    .innerJoin(cardVariant, eq(cardVariant.id, saleListItem.cardVariantId))
    .where(eq(saleListItem.saleListId, sql.placeholder('saleListId')))
    .prepare('items_of_sale_list'),
);

/** What is on a list, by printing, priced by the list's own rule. */
export async function findSaleListItems(
  database: Database,
  { id: saleListId, settings }: StoredSaleList,
): Promise<SaleListItem[]> {
  const [found] = await statement(database).execute({ saleListId });
  if (found === undefined) return [];
  const columns = found as unknown as Columns<Row>;
  // Each field by name: copying thousands of them from object to object takes longer than all the rest.
  return Array.from({ length: rowCount(columns.variantId) }, (_, row) => ({
    saleListId,
    variantId: at(columns.variantId, row),
    cardId: at(columns.cardId, row),
    quantity: at(columns.quantity, row),
    priceType: at(columns.priceType, row),
    fixedPriceInCents: at(columns.fixedPriceInCents, row),
    marketAdjustedPriceInCents: adjustPrice(at(columns.marketCents, row), settings.pricing),
    condition: at(columns.condition, row),
    version: at(columns.version, row),
  })).sort((one, other) => (one.variantId < other.variantId ? -1 : 1));
}
