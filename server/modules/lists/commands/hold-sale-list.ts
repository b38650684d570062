import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@server/platform/db/database';
import { saleList } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { listNotFound } from '@server/modules/sharing';
import { holdAccount } from '@server/modules/people';
import { findSaleList, STORED, type StoredSaleList, toStored } from '../queries/sale-list-rows';

/**
 * Locks a player's own list. Nobody else changes it until the transaction ends.
 *
 * @param saleListId any text
 * @throws NOT_FOUND for somebody else's and for an unknown list (rules/attacks#hidden-things)
 */
export async function lockOwnSaleList(
  transaction: Transaction,
  { saleListId, userId }: { saleListId: string; userId: string },
): Promise<StoredSaleList> {
  await holdAccount(transaction, userId);
  const list = isUuid(saleListId) ? await lockSaleList(transaction, { saleListId, userId }) : null;
  if (list === null) throw listNotFound('SALE_LIST');
  return list;
}

/** Locks a player's sale list until the transaction ends; null if they have none. */
export async function holdSaleList(
  transaction: Transaction,
  userId: string,
): Promise<StoredSaleList | null> {
  const list = await findSaleList(transaction, userId);
  return list && lockSaleList(transaction, { saleListId: list.id, userId });
}

/** Locks the list if it is this player's. @param saleListId a UUID */
async function lockSaleList(
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
