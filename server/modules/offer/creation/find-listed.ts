import { availableCopies, type OfferType } from '@domain/offer';
import { adjustPrice, MARKET_PRICING_AS_IS } from '@domain/pricing';
import type { Transaction } from '@server/db/database';
import { isAnyOf } from '@server/db/is-any-of';
import { cardVariant } from '@server/db/tables';
import { listedForSale, pricingOf } from '@server/modules/sale-list/commands/listed-for-sale';
import { wantedQuantities } from '@server/modules/want-list/commands';
import { findPromises } from '../promises/find-promises';
import type { ListedPrintings } from './listed-printing';

interface Asked {
  offerType: OfferType;
  /** Whose list it is about. */
  recipientId: string;
  sellerId: string;
  /** Any texts. */
  variantIds: readonly string[];
}

/**
 * What a recipient's list says of printings; those that aren't on it are left out. Where the seller has a sale list that
 * names a printing, no more is available than is left there, so that they promise no copy twice.
 */
export async function findListed(
  transaction: Transaction,
  { offerType, recipientId, sellerId, variantIds }: Asked,
): Promise<ListedPrintings> {
  const asked = await leftOnList(transaction, { ownerId: recipientId, offerType });
  const forSale =
    sellerId === recipientId
      ? asked
      : await leftOnList(transaction, { ownerId: sellerId, offerType: 'BUY' });
  const pricing = (await pricingOf(transaction, sellerId)) ?? MARKET_PRICING_AS_IS;
  const known = await findKnown(transaction, variantIds);
  return new Map(
    known.flatMap(({ variantId, marketCents }) => {
      const left = asked.get(variantId);
      if (left === undefined) return [];
      const available = Math.min(left, forSale.get(variantId) ?? Infinity);
      const marketPriceInCents = adjustPrice(marketCents, pricing);
      return [[variantId, { variantId, available, marketPriceInCents }] as const];
    }),
  );
}

const LISTED = { BUY: listedForSale, SELL: wantedQuantities } as const;

/** How many copies of each printing on a player's list no accepted offer promises (product 9). */
async function leftOnList(
  transaction: Transaction,
  { ownerId, offerType }: { ownerId: string; offerType: OfferType },
): Promise<ReadonlyMap<string, number>> {
  const listed = await LISTED[offerType](transaction, ownerId);
  const promises = await findPromises(transaction, { ownerId, offerType });
  const promised = new Map(promises.map((printing) => [printing.variantId, printing.promised]));
  return new Map(
    [...listed].map(([variantId, copies]) => [
      variantId,
      availableCopies(copies, { promised: promised.get(variantId) ?? 0 }),
    ]),
  );
}

/** The printings that there are of these, which stay until the transaction ends. */
const findKnown = (transaction: Transaction, variantIds: readonly string[]) =>
  transaction
    .select({ variantId: cardVariant.id, marketCents: cardVariant.currentPriceCents })
    .from(cardVariant)
    .where(
      isAnyOf(
        cardVariant.id,
        // PostgreSQL's texts hold no NUL.
        variantIds.filter((id) => !id.includes('\0')),
      ),
    )
    .orderBy(cardVariant.id)
    .for('key share');
