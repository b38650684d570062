import { adjustPrice, type MarketPricing } from '@domain/pricing';
import { asArrays, at, type Columns, rowCount } from '@server/db/columnar';
import type { Database, Transaction } from '@server/db/database';
import { preparedFor } from '@server/db/prepared';
import { cardVariant, saleListItem } from '@server/db/tables';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/session';
import { eq, sql } from 'drizzle-orm';
import { findSaleList, type StoredSaleList } from './repo';
import type { SaleList, SaleListItem, SaleListSettings, SaleTerms } from './sale-list';

/**
 * The sale lists that a viewer may see of a player: one or, where there is none or it is private, none. Nobody can
 * tell the two apart (product 6).
 *
 * @param handle null asks for the viewer's own
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

/** How a player's market prices follow the market; null while they have no sale list. */
export async function pricingOf(
  database: Database | Transaction,
  userId: string,
): Promise<MarketPricing | null> {
  return (await findSaleList(database, userId))?.settings.pricing ?? null;
}

/** A player's sale list in their own file. */
interface OwnSaleList extends Omit<SaleListSettings, 'version'> {
  items: (SaleTerms & { variantId: string })[];
}

/** What a player sells and how, for their own file; null while they have no list. */
export async function ownSaleList(database: Database, userId: string): Promise<OwnSaleList | null> {
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
