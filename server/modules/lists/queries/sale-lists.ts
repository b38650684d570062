import { adjustPrice, type MarketPricing } from '@domain/pricing';
import { type Database, preparedFor, type Transaction } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { saleListItem } from '../tables';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { eq, sql } from 'drizzle-orm';
import { findSaleList, type StoredSaleList } from './sale-list-rows';
import type { SaleList, SaleListItem, SaleListSettings, SaleTerms } from './sale-list';

/**
 * The sale lists of a player that the viewer may see: one, or none if it is missing or private
 * (rules/attacks#hidden-things).
 *
 * @param handle null for the viewer's own
 */
export async function visibleSaleLists(
  database: Database,
  viewer: Viewer | null,
  handle: string | null,
): Promise<SaleList[]> {
  const owner = await visibleOwner(database, viewer, { handle, subject: 'SALE_LIST' });
  if (owner === null) return [];
  const list = await findSaleList(database, owner.id);
  return list === null ? [] : [{ ...list, isOwner: owner.isOwner, handle: owner.handle }];
}

const itemsOfSaleList = preparedFor((database) =>
  database
    .select({
      saleListId: saleListItem.saleListId,
      variantId: saleListItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: saleListItem.quantity,
      priceType: saleListItem.priceType,
      fixedPriceInCents: saleListItem.fixedPriceCents,
      condition: saleListItem.condition,
      version: saleListItem.version,
      marketCents: cardVariant.currentPriceCents,
    })
    .from(saleListItem)
    .innerJoin(cardVariant, eq(cardVariant.id, saleListItem.cardVariantId))
    .where(eq(saleListItem.saleListId, sql.placeholder('saleListId')))
    .prepare('items_of_sale_list'),
);

/** The items of a list, by printing, with market prices adjusted by the list's settings. */
export async function findSaleListItems(
  database: Database,
  { id: saleListId, settings }: StoredSaleList,
): Promise<SaleListItem[]> {
  const items = await itemsOfSaleList(database).execute({ saleListId });
  return items
    .map(({ marketCents, ...item }) => ({
      ...item,
      marketAdjustedPriceInCents: adjustPrice(marketCents, settings.pricing),
    }))
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1));
}

/** How a player adjusts market prices; null if they have no sale list. */
export async function pricingOf(
  database: Database | Transaction,
  userId: string,
): Promise<MarketPricing | null> {
  return (await findSaleList(database, userId))?.settings.pricing ?? null;
}

/** A sale list in a person's own file. */
interface OwnSaleList extends Omit<SaleListSettings, 'version'> {
  items: (SaleTerms & { variantId: string })[];
}

/** A player's sale list, for their own file; null if they have none. */
export async function ownSaleList(database: Database, userId: string): Promise<OwnSaleList | null> {
  const list = await findSaleList(database, userId);
  if (list === null) return null;
  const { version: _version, ...settings } = list.settings;
  const items = await findSaleListItems(database, list);
  return {
    ...settings,
    items: items.map(({ variantId, quantity, priceType, fixedPriceInCents, condition }) => ({
      variantId,
      quantity,
      priceType,
      fixedPriceInCents,
      condition,
    })),
  };
}
