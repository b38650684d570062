import { adjustPrice } from '@domain/pricing';
import type { Transaction } from '@server/db/database';
import { isAnyOf } from '@server/db/is-any-of';
import { cardVariant, saleListItem } from '@server/db/tables';
import { and, eq, sql } from 'drizzle-orm';
import type { StoredSaleList } from '../repo';
import { isTakenOff, keptPrice, type AskedItem } from './asked-item';
import type { AskedPrintings } from './mistakes';

const ITEM = {
  saleListId: saleListItem.saleListId,
  variantId: saleListItem.cardVariantId,
  quantity: saleListItem.quantity,
  priceType: saleListItem.priceType,
  fixedPriceInCents: saleListItem.fixedPriceCents,
  condition: saleListItem.condition,
  version: saleListItem.version,
};

/** Printings by id with what a list says of them; unknown ids are left out. The known ones stay until the transaction ends. */
export async function findAskedPrintings(
  transaction: Transaction,
  list: StoredSaleList,
  variantIds: readonly string[],
): Promise<AskedPrintings> {
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

/** Sets what a list asks for printings that exist. @param version the list's revision that this is */
export async function writeItems(
  transaction: Transaction,
  { saleListId, version }: { saleListId: string; version: number },
  items: readonly AskedItem[],
): Promise<void> {
  const off = items.filter(isTakenOff).map(({ cardVariantId }) => cardVariantId);
  if (off.length > 0) {
    await transaction
      .delete(saleListItem)
      .where(
        and(eq(saleListItem.saleListId, saleListId), isAnyOf(saleListItem.cardVariantId, off)),
      );
  }
  const on = items.filter((item) => !isTakenOff(item));
  if (on.length === 0) return;
  const column = (valueOf: (item: AskedItem) => string | number | null) =>
    sql.param(on.map(valueOf));
  await transaction.execute(sql`
    insert into sale_list_item (
        sale_list_id, version, card_variant_id, quantity, price_type, fixed_price_cents, condition)
      select ${saleListId}::uuid, ${version}::int, asked.* from unnest(
        ${column(({ cardVariantId }) => cardVariantId)}::text[],
        ${column(({ quantity }) => quantity)}::int[],
        ${column(({ priceType }) => priceType)}::price_type[],
        ${column(keptPrice)}::int[],
        ${column(({ condition }) => condition)}::condition[]) asked
    on conflict (sale_list_id, card_variant_id) do update
      set quantity = excluded.quantity, price_type = excluded.price_type,
        fixed_price_cents = excluded.fixed_price_cents, condition = excluded.condition,
        version = excluded.version, updated_at = now()`);
}
