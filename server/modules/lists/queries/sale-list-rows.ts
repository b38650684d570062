import { and, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { adjustPrice, isRoundingStep } from '@domain/pricing';
import type { Database, Transaction } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { saleList, saleListItem } from '../tables';
import { isAnyOf } from '@server/platform/db/where';
import type { PrintingsOnList } from '../commands/sale-item-validation';
import { isRemoval, storedPrice, type SaleItemInput, type SaleListSettings } from './sale-list';

/** A list without its items. */
export interface StoredSaleList {
  id: string;
  settings: SaleListSettings;
}

export const STORED = {
  id: saleList.id,
  banner: saleList.banner,
  bannerRemovedAt: saleList.bannerRemovedAt,
  percentageAdjustment: saleList.percentageAdjustment,
  roundingStep: saleList.roundingStep,
  settingsVersion: saleList.settingsVersion,
};

export function toStored({
  id,
  banner,
  bannerRemovedAt,
  percentageAdjustment,
  roundingStep,
  settingsVersion: version,
}: Pick<InferSelectModel<typeof saleList>, keyof typeof STORED>): StoredSaleList {
  if (!isRoundingStep(roundingStep)) throw new Error(`Unknown rounding step: ${roundingStep}`);
  const pricing = { percentageAdjustment, roundingStep };
  const isBannerRemoved = bannerRemovedAt !== null;
  return { id, settings: { banner, isBannerRemoved, pricing, version } };
}

/** A player's sale list; null if they have none. */
export async function findSaleList(
  database: Database | Transaction,
  userId: string,
): Promise<StoredSaleList | null> {
  const [row] = await database.select(STORED).from(saleList).where(eq(saleList.userId, userId));
  return row ? toStored(row) : null;
}

const ITEM = {
  saleListId: saleListItem.saleListId,
  variantId: saleListItem.cardVariantId,
  quantity: saleListItem.quantity,
  priceType: saleListItem.priceType,
  fixedPriceInCents: saleListItem.fixedPriceCents,
  condition: saleListItem.condition,
  version: saleListItem.version,
};

/** Existing printings by id, as they are on a list. They stay in the catalogue until the transaction ends. */
export async function findPrintingsOnList(
  transaction: Transaction,
  list: StoredSaleList,
  variantIds: readonly string[],
): Promise<PrintingsOnList> {
  const rows = await transaction
    .select({
      variantId: cardVariant.id,
      cardId: cardVariant.cardId,
      marketCents: cardVariant.currentPriceCents,
      item: ITEM,
    })
    .from(cardVariant)
    .leftJoin(
      saleListItem,
      and(eq(saleListItem.cardVariantId, cardVariant.id), eq(saleListItem.saleListId, list.id)),
    )
    .where(isAnyOf(cardVariant.id, variantIds))
    .orderBy(cardVariant.id)
    .for('key share', { of: cardVariant });
  return new Map(
    rows.map(({ variantId, item, cardId, marketCents }) => [
      variantId,
      item
        ? {
            ...item,
            cardId,
            marketAdjustedPriceInCents: adjustPrice(marketCents, list.settings.pricing),
          }
        : undefined,
    ]),
  );
}

/** Writes changes of existing printings on a list. @param version the list's revision after the change */
export async function writeItems(
  transaction: Transaction,
  { saleListId, version }: { saleListId: string; version: number },
  items: readonly SaleItemInput[],
): Promise<void> {
  const off = items.filter(isRemoval).map(({ cardVariantId }) => cardVariantId);
  if (off.length > 0) {
    await transaction
      .delete(saleListItem)
      .where(
        and(eq(saleListItem.saleListId, saleListId), isAnyOf(saleListItem.cardVariantId, off)),
      );
  }
  const on = items.filter((item) => !isRemoval(item));
  if (on.length === 0) return;
  const column = (valueOf: (item: SaleItemInput) => string | number | null) =>
    sql.param(on.map(valueOf));
  await transaction.execute(sql`
    insert into sale_list_item (
        sale_list_id, version, card_variant_id, quantity, price_type, fixed_price_cents, condition)
      select ${saleListId}::uuid, ${version}::int, given.* from unnest(
        ${column(({ cardVariantId }) => cardVariantId)}::text[],
        ${column(({ quantity }) => quantity)}::int[],
        ${column(({ priceType }) => priceType)}::price_type[],
        ${column(storedPrice)}::int[],
        ${column(({ condition }) => condition)}::condition[]) given
    on conflict (sale_list_id, card_variant_id) do update
      set quantity = excluded.quantity, price_type = excluded.price_type,
        fixed_price_cents = excluded.fixed_price_cents, condition = excluded.condition,
        version = excluded.version, updated_at = now()`);
}
