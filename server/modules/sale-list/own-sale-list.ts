import type { Transaction } from '@server/db/database';
import { isUuid } from '@server/db/uuid';
import { refusal } from '@server/errors';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import { lockSaleList, type StoredSaleList } from './repo';

/**
 * A player's own list to be changed, which nobody else changes until the transaction ends.
 *
 * @param saleListId any text
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export async function ownSaleList(
  transaction: Transaction,
  { saleListId, userId }: { saleListId: string; userId: string },
): Promise<StoredSaleList> {
  await holdAccount(transaction, userId);
  const list = isUuid(saleListId) ? await lockSaleList(transaction, { saleListId, userId }) : null;
  if (list === null) throw refusal('NOT_FOUND', 'Sale list not found');
  return list;
}
