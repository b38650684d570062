import type { OfferType } from '@domain/offer';
import { adjustPrice, MARKET_PRICING_AS_IS } from '@domain/pricing';
import type { Transaction } from '@server/db/database';
import { isAnyOf } from '@server/db/is-any-of';
import { cardVariant } from '@server/db/tables';
import { pricingOf } from '@server/modules/sale-list/commands/listed-for-sale';
import { copiesLeft } from '../promises/copies-left';
import type { ListedPrintings } from './listed-printing';

interface Asked {
  offerType: OfferType;
  sellerId: string;
  buyerId: string;
  /** Any texts. */
  variantIds: readonly string[];
}

/** What can be asked for of printings between two players; those of which nothing is listed, or left, are left out. */
export async function findListed(
  transaction: Transaction,
  { variantIds, ...between }: Asked,
): Promise<ListedPrintings> {
  const known = await findKnown(transaction, variantIds);
  const knownIds = known.map(({ variantId }) => variantId);
  const leftOf = await copiesLeft(transaction, { ...between, variantIds: knownIds });
  const pricing = (await pricingOf(transaction, between.sellerId)) ?? MARKET_PRICING_AS_IS;
  return new Map(
    known.flatMap(({ variantId, marketCents }) => {
      const available = leftOf(variantId);
      if (available === 0) return [];
      const marketPriceInCents = adjustPrice(marketCents, pricing);
      return [[variantId, { variantId, available, marketPriceInCents }] as const];
    }),
  );
}

/** The printings that there are of these, which stay until the transaction ends. */
const findKnown = (transaction: Transaction, variantIds: readonly string[]) =>
  transaction
    .select({ variantId: cardVariant.id, marketCents: cardVariant.currentPriceCents })
    .from(cardVariant)
    .where(isAnyOf(cardVariant.id, variantIds))
    .orderBy(cardVariant.id)
    .for('key share');
