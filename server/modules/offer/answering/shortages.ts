import type { Transaction } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { about, NOT_AVAILABLE } from '../creation/mistakes';
import type { OfferError } from '../graphql-types';
import { findOfferItems } from '../items-repo';
import { buyerOf, sellerOf, type OwnOffer } from '../offer';
import { copiesLeft } from '../promises/copies-left';
import { holdLists } from './hold-lists';

/**
 * What an offer asks for and the lists no longer have, by printing; nobody promises copies of either list, or changes
 * it, until the transaction ends (product 9).
 */
export async function shortagesOf(transaction: Transaction, own: OwnOffer): Promise<OfferError[]> {
  await holdLists(transaction, own);
  const items = await findOfferItems(transaction, own.id);
  if (items.length === 0) return [about(NOTHING_LEFT)];
  const leftOf = await copiesLeft(transaction, {
    offerType: own.offerType,
    sellerId: sellerOf(own).id,
    buyerId: buyerOf(own).id,
    variantIds: items.map(({ variantId }) => variantId),
  });
  return items.flatMap(({ variantId, quantity }, at) => {
    const available = leftOf(variantId);
    if (quantity <= available) return [];
    const field = `offerItems.${at}.quantity`;
    return [{ ...about(NOT_AVAILABLE(available)), variantId, available, field }];
  });
}

/** The catalogue was replaced meanwhile, and the offer's printings went with it. */
const NOTHING_LEFT: FieldError = {
  field: 'offerItems',
  message: 'None of this offer’s cards is in the catalogue any more.',
  code: 'INVALID',
};
