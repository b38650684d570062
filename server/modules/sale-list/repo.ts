import { adjustPrice, isRoundingStep, type MarketPricing } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import { cardVariant, saleList, saleListItem } from '@server/db/tables';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SaleListItem, SaleListSettings } from './sale-list';

/** What is stored of a list, besides what is on it. */
export interface StoredSaleList {
  id: string;
  settings: SaleListSettings;
}

const STORED = {
  id: saleList.id,
  banner: saleList.banner,
  percentageAdjustment: saleList.percentageAdjustment,
  roundingStep: saleList.roundingStep,
  version: saleList.settingsVersion,
};

type StoredRow = { id: string } & Record<
  'percentageAdjustment' | 'roundingStep' | 'version',
  number
> & {
    banner: string;
  };

const toStored = ({ id, banner, percentageAdjustment, roundingStep, version }: StoredRow) => ({
  id,
  settings: {
    banner,
    pricing: {
      percentageAdjustment,
      roundingStep: isRoundingStep(roundingStep) ? roundingStep : 0,
    } as const,
    version,
  },
});

/** A player's sale list; null while they have none. */
export async function findSaleList(
  database: Database,
  userId: string,
): Promise<StoredSaleList | null> {
  const [row] = await database.select(STORED).from(saleList).where(eq(saleList.userId, userId));
  return row ? toStored(row) : null;
}

/** Makes the sale list of an account that isn't deleted, unless it has one. */
export async function insertSaleList(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    insert into sale_list (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}

/** The list, if it is this player's; until the transaction ends nobody else changes it. @param saleListId a UUID */
export async function lockSaleList(
  transaction: Transaction,
  { saleListId, userId }: { saleListId: string; userId: string },
): Promise<StoredSaleList | null> {
  const [row] = await transaction
    .select(STORED)
    .from(saleList)
    .where(and(eq(saleList.id, saleListId), eq(saleList.userId, userId)))
    .for('no key update');
  return row ? toStored(row) : null;
}

/** @returns the revision that the change now made is */
export async function nextRevision(transaction: Transaction, saleListId: string): Promise<number> {
  const [row] = await transaction
    .update(saleList)
    .set({ revision: sql`${saleList.revision} + 1` })
    .where(eq(saleList.id, saleListId))
    .returning({ revision: saleList.revision });
  return row?.revision ?? 0;
}

/** What is on a list, by printing, priced by the list's own rule. */
export async function findSaleListItems(
  database: Database | Transaction,
  { id, settings }: StoredSaleList,
  variantIds?: string[],
): Promise<SaleListItem[]> {
  const rows = await database
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
    .where(
      and(
        eq(saleListItem.saleListId, id),
        variantIds && inArray(saleListItem.cardVariantId, variantIds),
      ),
    )
    .orderBy(saleListItem.cardVariantId);
  return rows.map((row) => withPrice(row, settings.pricing));
}

const withPrice = <Row extends { marketCents: number | null }>(
  { marketCents, ...item }: Row,
  pricing: MarketPricing,
) => ({ ...item, marketAdjustedPriceInCents: adjustPrice(marketCents, pricing) });

/** Takes a player's sale list away with all that is on it. */
export async function deleteSaleList(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(saleList).where(eq(saleList.userId, userId));
}
