import type { Database } from '@server/platform/db/database';
import { saleList, saleListItem } from '@server/modules/lists/tables';
import type { InferInsertModel } from 'drizzle-orm';

type SaleListRow = InferInsertModel<typeof saleList>;
type SaleListItemRow = InferInsertModel<typeof saleListItem>;

/**
 * Inserts a player's sale list with items for existing printings; by default, one copy at the market price. @returns
 * the list's id
 */
export async function insertSaleList(
  database: Database,
  userId: string,
  asked: Record<string, Partial<SaleListItemRow>> = {},
  settings: Partial<SaleListRow> = {},
): Promise<string> {
  const [row] = await database
    .insert(saleList)
    .values({ userId, revision: 1, ...settings })
    .returning({ id: saleList.id });
  const saleListId = row!.id;
  const items = Object.entries(asked).map(([cardVariantId, given]) => ({
    saleListId,
    cardVariantId,
    quantity: 1,
    priceType: 'MARKET' as const,
    version: 1,
    ...given,
  }));
  if (items.length > 0) await database.insert(saleListItem).values(items);
  return saleListId;
}
