import type { Transaction } from '@server/db/database';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { findAskedPrintings, writeItems } from '../items/repo';
import { findSaleList, lockSaleList, nextRevision, type StoredSaleList } from '../repo';

/** A player's sale list, which nobody else changes until the transaction ends; null while they have none. */
export async function holdSaleList(
  transaction: Transaction,
  userId: string,
): Promise<StoredSaleList | null> {
  const list = await findSaleList(transaction, userId);
  return list && lockSaleList(transaction, { saleListId: list.id, userId });
}

/** Takes copies that went to somebody off a player's sale list, as far as it names them (product 9). */
export async function takeOffSaleList(
  transaction: Transaction,
  userId: string,
  copies: readonly { variantId: string; copies: number }[],
): Promise<void> {
  const list = await holdSaleList(transaction, userId);
  if (list === null) return;
  const ids = copies.map(({ variantId }) => variantId);
  const items = await findAskedPrintings(transaction, list, ids);
  const changes = copies.flatMap(({ variantId, copies: gone }) => {
    const item = items.get(variantId);
    const quantity = Math.max(0, (item?.quantity ?? 0) - gone);
    return item ? [{ ...item, cardVariantId: variantId, quantity }] : [];
  });
  if (changes.length === 0) return;
  const version = await nextRevision(transaction, list.id);
  await writeItems(transaction, { saleListId: list.id, version }, changes);
  await noteChange(transaction, userId, 'SALE_LIST');
}
