import { sellerSide } from '@domain/offer';
import { isMarketPrice, type MarketPricing } from '@domain/pricing';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Offer } from '@/entities/offer';
import { useSaleListQuery } from '@/entities/sale-list';

/** How the seller's prices in an offer follow the market; null if the viewer can't see it, or nothing follows it. */
export function useSellersPricing({
  offerType,
  offerItems,
  mySide,
  initiator,
  recipient,
}: Offer): MarketPricing | null {
  const side = sellerSide(offerType);
  const { handle } = side === 'INITIATOR' ? initiator : recipient;
  const isAsked =
    offerType !== 'TRADE' &&
    (side === mySide || handle !== null) &&
    offerItems.some(({ priceType }) => isMarketPrice(priceType));
  const { currentData } = useSaleListQuery(
    isAsked ? { userHandle: side === mySide ? null : handle } : skipToken,
  );
  return currentData?.settings.pricing ?? null;
}
