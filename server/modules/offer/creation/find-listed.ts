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
  variantIds: readonly string[];
}

/** What a recipient's list says of printings; those that aren't on it are left out. */
export async function findListed(
  transaction: Transaction,
  { offerType, recipientId, sellerId, variantIds }: Asked,
): Promise<ListedPrintings> {
  const listed =
    offerType === 'BUY'
      ? await listedForSale(transaction, recipientId)
      : await wantedQuantities(transaction, recipientId);
  const promises = await findPromises(transaction, { ownerId: recipientId, offerType });
  const promised = new Map(promises.map((printing) => [printing.variantId, printing.promised]));
  const pricing = (await pricingOf(transaction, sellerId)) ?? MARKET_PRICING_AS_IS;
  const known = await transaction
    .select({ variantId: cardVariant.id, marketCents: cardVariant.currentPriceCents })
    .from(cardVariant)
    .where(
      isAnyOf(
        cardVariant.id,
        variantIds.filter((id) => !id.includes('\0')),
      ),
    );
  return new Map(
    known.flatMap(({ variantId, marketCents }) => {
      const quantity = listed.get(variantId);
      if (quantity === undefined) return [];
      const available = availableCopies(quantity, { promised: promised.get(variantId) ?? 0 });
      const marketPriceInCents = adjustPrice(marketCents, pricing);
      return [[variantId, { variantId, available, marketPriceInCents }] as const];
    }),
  );
}
