import { copiesToName } from '@domain/offer';
import { adjustPrice, isMarketPrice, MARKET_PRICING_AS_IS } from '@domain/pricing';
import type { SharingSubject } from '@domain/sharing';
import type { Transaction } from '@server/platform/db/database';
import { pricingOf } from '@server/modules/lists';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { leftOn, type NamedCopies } from './commitments';
import { buyerOf, type ListedPrintings, type OwnOffer, type Party, sellerOf } from './offer';
import type { OfferItem } from './offer-statements';

interface CounterQuery {
  own: OwnOffer;
  /** Those that the counter names and that exist, and its items with any texts as ids. */
  printings: readonly { variantId: string; marketCents: number | null }[];
  items: readonly NamedCopies[];
  /** Of the present terms. */
  present: readonly OfferItem[];
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * What a player may name in other terms for an offer to buy or to sell (rules/offers#counter-offers): what the offer's
 * list has left, or what the present terms name, if the player can't see that list. A seller's sale list limits an offer
 * to sell only for those who see it, and it prices what follows the market for them alone.
 */
export async function copiesToCounter(
  transaction: Transaction,
  viewer: Viewer,
  { own, printings, items, present }: CounterQuery,
): Promise<ListedPrintings> {
  const [seller, buyer] = [sellerOf(own), buyerOf(own)];
  const sees = async ({ id, handle }: Party, subject: SharingSubject) =>
    id === viewer.id ||
    (handle !== null && (await visibleOwner(transaction, viewer, { handle, subject })) !== null);
  const seesForSale = await sees(seller, 'SALE_LIST');
  const known = new Set(printings.map(({ variantId }) => variantId));
  const named = items.filter(({ variantId }) => known.has(variantId));
  const forSale = seesForSale ? await leftOn(transaction, seller.id, 'BUY', named) : NONE;
  const isBuy = own.offerType === 'BUY';
  const seesList = isBuy ? seesForSale : await sees(buyer, 'WANT_LIST');
  const wanted = !isBuy && seesList ? await leftOn(transaction, buyer.id, 'SELL', named) : NONE;
  const left = isBuy ? forSale : wanted;
  const pricing = seesForSale
    ? ((await pricingOf(transaction, seller.id)) ?? MARKET_PRICING_AS_IS)
    : null;
  const inTerms = new Map(present.map((item) => [item.variantId, item]));
  return new Map(
    printings.flatMap(({ variantId, marketCents }) => {
      const item = inTerms.get(variantId);
      const most = copiesToName({
        seen: left.get(variantId) ?? 0,
        mayBeMore: !seesList,
        inTerms: item?.quantity ?? 0,
      });
      const available = isBuy ? most : Math.min(most, forSale.get(variantId) ?? Infinity);
      if (available === 0) return [];
      const marketPriceInCents = pricing
        ? adjustPrice(marketCents, pricing)
        : item && isMarketPrice(item.priceType)
          ? item.fixedPriceInCents
          : marketCents;
      return [[variantId, { variantId, available, marketPriceInCents }] as const];
    }),
  );
}
