import { adjustPrice } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import { cardVariant, saleListItem } from '@server/db/tables';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoredSaleList } from '../repo';
import type { SaleListItem } from '../sale-list';
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
const PRINTING = { cardId: cardVariant.cardId, marketCents: cardVariant.currentPriceCents };

interface Printing {
  cardId: string;
  marketCents: number | null;
}
type StoredItem = Omit<SaleListItem, 'cardId' | 'marketAdjustedPriceInCents'>;

const toItem = (
  item: StoredItem,
  { cardId, marketCents }: Printing,
  { settings }: StoredSaleList,
): SaleListItem => ({
  ...item,
  cardId,
  marketAdjustedPriceInCents: adjustPrice(marketCents, settings.pricing),
});

/** What is on a list, by printing, priced by the list's own rule. */
export async function findSaleListItems(
  database: Database,
  list: StoredSaleList,
): Promise<SaleListItem[]> {
  const rows = await database
    .select({ item: ITEM, printing: PRINTING })
    .from(saleListItem)
    .innerJoin(cardVariant, eq(cardVariant.id, saleListItem.cardVariantId))
    .where(eq(saleListItem.saleListId, list.id))
    .orderBy(saleListItem.cardVariantId);
  return rows.map(({ item, printing }) => toItem(item, printing, list));
}

/** Printings by id with what a list says of them; unknown ids are left out. The known ones stay until the transaction ends. */
export async function findAskedPrintings(
  transaction: Transaction,
  list: StoredSaleList,
  variantIds: readonly string[],
): Promise<AskedPrintings> {
  // PostgreSQL's texts hold no NUL.
  const ids = variantIds.filter((id) => !id.includes('\0'));
  const rows = await transaction
    .select({ variantId: cardVariant.id, item: ITEM, printing: PRINTING })
    .from(cardVariant)
    .leftJoin(
      saleListItem,
      and(eq(saleListItem.cardVariantId, cardVariant.id), eq(saleListItem.saleListId, list.id)),
    )
    .where(inArray(cardVariant.id, ids))
    .orderBy(cardVariant.id)
    .for('key share', { of: cardVariant });
  return new Map(
    rows.map(({ variantId, item, printing }) => [
      variantId,
      item ? toItem(item, printing, list) : undefined,
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
        and(eq(saleListItem.saleListId, saleListId), inArray(saleListItem.cardVariantId, off)),
      );
  }
  const rows = items
    .filter((item) => !isTakenOff(item))
    .map((item) => ({
      saleListId,
      cardVariantId: item.cardVariantId,
      quantity: item.quantity,
      priceType: item.priceType,
      fixedPriceCents: keptPrice(item),
      condition: item.condition,
      version,
    }));
  if (rows.length === 0) return;
  await transaction
    .insert(saleListItem)
    .values(rows)
    .onConflictDoUpdate({
      target: [saleListItem.saleListId, saleListItem.cardVariantId],
      set: {
        quantity: sql`excluded.quantity`,
        priceType: sql`excluded.price_type`,
        fixedPriceCents: sql`excluded.fixed_price_cents`,
        condition: sql`excluded.condition`,
        version: sql`excluded.version`,
        updatedAt: sql`now()`,
      },
    });
}
