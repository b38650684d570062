import type { Database } from '@server/db/database';
import { findSaleListItems } from '../items/find-items';
import { findSaleList } from '../repo';
import type { Asked, SaleListSettings } from '../sale-list';

/** A player's sale list in their own file. */
interface OwnSaleList extends Omit<SaleListSettings, 'version'> {
  items: (Asked & { variantId: string })[];
}

/** What a player sells and how, for their own file; null while they have no list. */
export async function soldBy(database: Database, userId: string): Promise<OwnSaleList | null> {
  const list = await findSaleList(database, userId);
  if (list === null) return null;
  const { banner, pricing } = list.settings;
  const items = await findSaleListItems(database, list);
  return {
    banner,
    pricing,
    items: items.map(({ variantId, quantity, priceType, fixedPriceInCents, condition }) => ({
      variantId,
      quantity,
      priceType,
      fixedPriceInCents,
      condition,
    })),
  };
}
