import type { Transaction } from '@server/db/database';
import { holdSaleList } from '@server/modules/sale-list/commands/take-off';
import { holdWantList } from '@server/modules/want-list/commands';
import { about, NOT_AVAILABLE } from '../creation/mistakes';
import type { OfferError } from '../graphql-types';
import { findOfferItems } from '../items-repo';
import { buyerOf, sellerOf, type OwnOffer } from '../offer';
import { copiesLeft } from '../promises/copies-left';

/**
 * What an offer asks for and the lists no longer have, by printing; nobody promises copies of either list, or changes
 * it, until the transaction ends (product 9).
 */
export async function shortagesOf(transaction: Transaction, own: OwnOffer): Promise<OfferError[]> {
  const { offerType } = own;
  const sellerId = sellerOf(own).id;
  const buyerId = buyerOf(own).id;
  await holdSaleList(transaction, sellerId);
  if (offerType === 'SELL') await holdWantList(transaction, buyerId);
  const leftOf = await copiesLeft(transaction, { offerType, sellerId, buyerId });
  const items = await findOfferItems(transaction, own.id);
  return items.flatMap(({ variantId, quantity }, at) => {
    const available = leftOf(variantId);
    if (quantity <= available) return [];
    const field = `offerItems.${at}.quantity`;
    return [{ ...about(NOT_AVAILABLE(available)), variantId, available, field }];
  });
}
