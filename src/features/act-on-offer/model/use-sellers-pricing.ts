import { sellerSide } from '@domain/offer';
import { isMarketPrice, type MarketPricing } from '@domain/pricing';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Offer } from '@/entities/offer';
import { useSaleListQuery } from '@/entities/trade-list';

/** Whose sale list says how an offer's prices follow the market, null for the viewer's; undefined if none follows it. */
export function sellersListOf({
  offerType,
  offerItems,
  mySide,
  initiator,
  recipient,
}: Offer): { userHandle: string | null } | undefined {
  const side = sellerSide(offerType);
  const { handle } = side === 'INITIATOR' ? initiator : recipient;
  const isAsked =
    offerType !== 'TRADE' &&
    (side === mySide || handle !== null) &&
    offerItems.some(({ priceType }) => isMarketPrice(priceType));
  return isAsked ? { userHandle: side === mySide ? null : handle } : undefined;
}

/**
 * How the seller's prices in an offer follow the market; null if the viewer can't see it, or nothing follows it; undefined
 * while that is loading.
 */
export function useSellersPricing(offer: Offer): MarketPricing | null | undefined {
  const { currentData, isFetching } = useSaleListQuery(sellersListOf(offer) ?? skipToken);
  return currentData === undefined && isFetching
    ? undefined
    : (currentData?.settings.pricing ?? null);
}
