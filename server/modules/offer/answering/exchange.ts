import type { Transaction } from '@server/db/database';
import { recordExchange } from '@server/modules/collection/commands/record-exchange';
import { takeOffSaleList } from '@server/modules/sale-list/commands/take-off';
import { takeOffWantList } from '@server/modules/want-list/commands';
import { holdOfferItems } from '../items-repo';
import { buyerOf, sellerOf, type OwnOffer } from '../offer';
import { holdLists } from './hold-lists';

/**
 * Moves an offer's copies from seller to buyer: off the one's sale list and the other's want list, and in the counts of
 * both, with a step in each ledger (product 9).
 *
 * @throws CountsMoved where somebody counts the same printings just then: the transaction has to be done again
 */
export async function exchangeCopies(transaction: Transaction, own: OwnOffer): Promise<void> {
  await holdLists(transaction, own);
  const items = await holdOfferItems(transaction, own.id);
  const copies = items.map(({ variantId, quantity }) => ({ variantId, copies: quantity }));
  const given = copies.map((item) => ({ ...item, copies: -item.copies }));
  const seller = sellerOf(own);
  const buyer = buyerOf(own);
  await takeOffSaleList(transaction, seller.id, copies);
  await takeOffWantList(transaction, buyer.id, copies);
  const steps = [
    { userId: seller.id, partner: buyer.handle, copies: given },
    { userId: buyer.id, partner: seller.handle, copies },
  ];
  // Players' counts in the order of their ids, so that no two exchanges wait for each other.
  steps.sort((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const step of steps) await recordExchange(transaction, step);
}
