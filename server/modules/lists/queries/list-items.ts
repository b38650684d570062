import { and, eq, sql } from 'drizzle-orm';
import { adjustPrice, type MarketPricing, type PriceType } from '@domain/pricing';
import type { Condition } from '@domain/sale-list';
import { OFF_LIST, type TradeListKind } from '@domain/trade-list';
import type { WantTerms } from '@domain/want-list';
import { UNSET_VERSION } from '@domain/version';
import { type Database, preparedFor, type Transaction } from '@server/platform/db/database';
import { isAnyOf } from '@server/platform/db/where';
import { cardVariant } from '@server/modules/catalogue/tables';
import { LIST_TABLES } from '@server/modules/sharing';
import { saleList, saleListItem, wantListItem } from '../tables';
import type { ListItem } from './list-item';

/** What only a sale list's items have. */
const TERMS = {
  WANT_LIST: {
    priceType: sql<PriceType | null>`null`,
    fixedPriceInCents: sql<number | null>`null`,
    condition: sql<Condition | null>`null`,
    want: {
      wouldDo: wantListItem.wouldDo,
      kinds: wantListItem.kinds,
      atMostCents: wantListItem.atMostCents,
      priority: wantListItem.priority,
    },
  },
  SALE_LIST: {
    want: sql<WantTerms | null>`null`,
    priceType: saleListItem.priceType,
    fixedPriceInCents: saleListItem.fixedPriceCents,
    condition: saleListItem.condition,
  },
};

const columnsOf = (kind: TradeListKind) => {
  const { item } = LIST_TABLES[kind];
  return {
    variantId: cardVariant.id,
    cardId: cardVariant.cardId,
    marketCents: cardVariant.currentPriceCents,
    quantity: sql<number>`coalesce(${item.quantity}, ${OFF_LIST})`.mapWith(Number),
    version: sql<number>`coalesce(${item.version}, ${UNSET_VERSION})`.mapWith(Number),
    ...TERMS[kind],
  };
};

interface ItemRow extends Omit<ListItem, 'listId' | 'marketAdjustedPriceInCents'> {
  marketCents: number | null;
}

/** A list whose items are read; with its pricing if it is a sale list. */
export interface ListKey {
  kind: TradeListKind;
  listId: string;
  pricing: MarketPricing | null;
}

const itemOf = ({ listId, pricing }: ListKey, { marketCents, ...row }: ItemRow): ListItem => ({
  listId,
  ...row,
  marketAdjustedPriceInCents: pricing && adjustPrice(marketCents, pricing),
});

const itemsOf = (kind: TradeListKind) =>
  preparedFor((database) => {
    const { item, listId } = LIST_TABLES[kind];
    return database
      .select(columnsOf(kind))
      .from(item)
      .innerJoin(cardVariant, eq(cardVariant.id, item.cardVariantId))
      .where(eq(listId, sql.placeholder('listId')))
      .prepare(`items_of_${kind.toLowerCase()}`);
  });

const ITEMS = { WANT_LIST: itemsOf('WANT_LIST'), SALE_LIST: itemsOf('SALE_LIST') };

/** The items of a list, by printing. */
export async function findItems(database: Database, key: ListKey): Promise<ListItem[]> {
  const rows: ItemRow[] = await ITEMS[key.kind](database).execute({ listId: key.listId });
  return rows
    .map((row) => itemOf(key, row))
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1));
}

/** Existing printings by id, as they are on a list. They stay in the catalogue until the transaction ends. */
export async function findPrintings(
  transaction: Transaction,
  key: ListKey,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, ListItem>> {
  const { item, listId } = LIST_TABLES[key.kind];
  const rows: ItemRow[] = await transaction
    .select(columnsOf(key.kind))
    .from(cardVariant)
    .leftJoin(item, and(eq(item.cardVariantId, cardVariant.id), eq(listId, key.listId)))
    .where(isAnyOf(cardVariant.id, variantIds))
    .orderBy(cardVariant.id)
    .for('key share', { of: cardVariant });
  return new Map(rows.map((row) => [row.variantId, itemOf(key, row)]));
}

/**
 * How many copies of printings a player's sale list names, by printing. Printings that aren't on it are left out.
 *
 * @param variantIds without NUL
 */
export async function quantitiesForSale(
  database: Database | Transaction,
  userId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ variantId: saleListItem.cardVariantId, quantity: saleListItem.quantity })
    .from(saleListItem)
    .innerJoin(saleList, eq(saleList.id, saleListItem.saleListId))
    .where(and(eq(saleList.userId, userId), isAnyOf(saleListItem.cardVariantId, variantIds)));
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}
