import type { Transaction } from '@server/db/database';
import { holdSaleList } from '@server/modules/sale-list/commands/take-off';
import { holdWantList } from '@server/modules/want-list/commands';
import { buyerOf, sellerOf, type Offer } from '../offer';

/**
 * Keeps the lists that an offer is about as they are until the transaction ends: nobody changes them, or promises copies
 * of them. All who hold both take the seller's sale list first, and only then printings and counts.
 */
export async function holdLists(transaction: Transaction, offer: Offer): Promise<void> {
  await holdSaleList(transaction, sellerOf(offer).id);
  await holdWantList(transaction, buyerOf(offer).id);
}
