import type { Transaction } from '@server/db/database';
import { deleteSaleList } from '../repo';

/** Takes a player's sale list away for good. */
export const forgetSaleList = (transaction: Transaction, userId: string): Promise<void> =>
  deleteSaleList(transaction, userId);
