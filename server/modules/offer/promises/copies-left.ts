import { availableCopies, type OfferType } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { findPromises, LISTED_ON } from './find-promises';

interface Between {
  offerType: OfferType;
  sellerId: string;
  buyerId: string;
  /** Which printings are asked about, without NUL. */
  variantIds: readonly string[];
}

/**
 * How many copies of printings an offer between two players may ask for: as many as the recipient's list has left, and
 * as the seller's own sale list has where it names the printing, so that no copy is promised twice (product 9).
 */
export async function copiesLeft(
  transaction: Transaction,
  { offerType, sellerId, buyerId, variantIds }: Between,
): Promise<(variantId: string) => number> {
  const forSale = await leftOn(transaction, sellerId, 'BUY', variantIds);
  if (offerType === 'BUY') return (variantId) => forSale.get(variantId) ?? 0;
  const wanted = await leftOn(transaction, buyerId, 'SELL', variantIds);
  return (variantId) =>
    Math.min(wanted.get(variantId) ?? 0, forSale.get(variantId) ?? Number.POSITIVE_INFINITY);
}

/** What a player's sale list (BUY) or want list (SELL) has left, by printing. */
async function leftOn(
  transaction: Transaction,
  ownerId: string,
  offerType: OfferType,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const listed = await LISTED_ON[offerType](transaction, ownerId, variantIds);
  const left = new Map(listed);
  for (const { variantId, promised } of await findPromises(transaction, { ownerId, offerType })) {
    const quantity = listed.get(variantId);
    if (quantity !== undefined) left.set(variantId, availableCopies(quantity, { promised }));
  }
  return left;
}
