import type { MarketPricing } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import { isAnyOf } from '@server/db/is-any-of';
import { saleList, saleListItem } from '@server/db/tables';
import { and, eq } from 'drizzle-orm';
import { findSaleList } from '../repo';

/**
 * How many copies of printings a player sells, by printing; those that they don't are left out.
 *
 * @param variantIds without NUL
 */
export async function listedForSale(
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

/** How a player's market prices follow the market; null while they have no sale list. */
export async function pricingOf(
  database: Database | Transaction,
  userId: string,
): Promise<MarketPricing | null> {
  return (await findSaleList(database, userId))?.settings.pricing ?? null;
}
