import { isFixedPrice, MAX_FIXED_PRICE_CENTS, formatSum } from '@domain/pricing';
import { isSaleQuantity, MAX_FOR_SALE, NOT_FOR_SALE } from '@domain/sale-list';
import type { Database, Transaction } from '@server/db/database';
import { saleListItem } from '@server/db/tables';
import { isUuid } from '@server/db/uuid';
import { refusal } from '@server/errors';
import type { FieldError } from '@server/graphql/field-error';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findSaleListItems, lockSaleList, nextRevision } from './repo';
import type { Asked, SaleListItem } from './sale-list';

export interface AskedItem extends Asked {
  cardVariantId: string;
  /** The version that the person saw, 0 where it wasn't on the list; null changes whatever is there. */
  expectedVersion?: number | null | undefined;
}

export interface SaveItemsResult {
  /** Those that were asked for and are on the list then, as they are; also beside errors. */
  saleListItems: SaleListItem[];
  userErrors: FieldError[];
}

/**
 * Puts printings on a player's list, changes them or, with quantity 0, takes them off: all of them or none (spec 5, 7).
 * Whoever overwrites what they haven't seen gets CONFLICT with the items as they are (quality 2).
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const saveItems = (
  database: Database,
  userId: string,
  { saleListId, items }: { saleListId: string; items: readonly AskedItem[] },
): Promise<SaveItemsResult> =>
  database.transaction(async (transaction) => {
    const list = isUuid(saleListId)
      ? await lockSaleList(transaction, { saleListId, userId })
      : null;
    if (list === null) throw refusal('NOT_FOUND', 'Sale list not found');
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const there = await findSaleListItems(transaction, list, ids);
    const versions = new Map(there.map(({ variantId, version }) => [variantId, version]));
    const userErrors = items.flatMap((item, at) => mistakesIn(item, versions, at));
    if (userErrors.length > 0) return { saleListItems: there, userErrors };
    const version = await nextRevision(transaction, saleListId);
    await writeItems(transaction, { saleListId, version }, items);
    await noteChange(transaction, userId, 'SALE_LIST');
    return { saleListItems: await findSaleListItems(transaction, list, ids), userErrors };
  });

async function writeItems(
  transaction: Transaction,
  { saleListId, version }: { saleListId: string; version: number },
  items: readonly AskedItem[],
): Promise<void> {
  const off = items.filter(({ quantity }) => quantity === NOT_FOR_SALE);
  const on = items.filter(({ quantity }) => quantity !== NOT_FOR_SALE);
  if (off.length > 0) {
    await transaction.delete(saleListItem).where(
      and(
        eq(saleListItem.saleListId, saleListId),
        inArray(
          saleListItem.cardVariantId,
          off.map(({ cardVariantId }) => cardVariantId),
        ),
      ),
    );
  }
  if (on.length === 0) return;
  const rows = on.map(({ cardVariantId, quantity, priceType, fixedPriceInCents, condition }) => ({
    saleListId,
    cardVariantId,
    quantity,
    priceType,
    fixedPriceCents: priceType === 'FIXED' ? fixedPriceInCents : null,
    condition,
    version,
  }));
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

function mistakesIn(
  { cardVariantId, quantity, priceType, fixedPriceInCents, expectedVersion }: AskedItem,
  versions: ReadonlyMap<string, number>,
  at: number,
): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (field: string, message: string, code: string) =>
    errors.push({ field: `items.${at}.${field}`, message, code });
  if (quantity !== NOT_FOR_SALE && !isSaleQuantity(quantity)) {
    const most = MAX_FOR_SALE.toLocaleString('en-US');
    wrong('quantity', `Enter a whole number from 1 to ${most}.`, 'INVALID');
  }
  if (priceType === 'FIXED' && (fixedPriceInCents === null || !isFixedPrice(fixedPriceInCents))) {
    const most = formatSum(MAX_FIXED_PRICE_CENTS);
    wrong('fixedPriceInCents', `Enter a price of at most ${most}.`, 'INVALID');
  }
  if (expectedVersion != null && expectedVersion !== (versions.get(cardVariantId) ?? 0)) {
    wrong('expectedVersion', 'This was changed elsewhere.', 'CONFLICT');
  }
  return errors;
}
