import { adjustPrice, type MarketPricing } from '@domain/pricing';
import type { DemoPlayer } from '../player';
import type { SetPool } from '../printing';
import type { DemoSale } from '../sale-list';
import type { DemoOfferItem } from './offer';

/** The newest market prices by printing, in whole cents; null without one. */
export type MarketPrices = ReadonlyMap<string, number | null>;

export const marketPricesOf = (pools: readonly SetPool[]): MarketPrices =>
  new Map(
    pools.flatMap(({ printings }) =>
      printings.map(({ id, marketPriceCents }) => [id, marketPriceCents] as const),
    ),
  );

/** What one player sells and the other looks for, at the prices of the seller's list. */
export function tradesBetween(
  seller: DemoPlayer,
  buyer: DemoPlayer,
  prices: MarketPrices,
): DemoOfferItem[] {
  if (seller.sells === null) return [];
  const { sales, pricing } = seller.sells;
  const wanted = new Map(buyer.wants.map(({ variantId, quantity }) => [variantId, quantity]));
  return sales.flatMap((sale) => {
    const quantity = Math.min(sale.quantity, wanted.get(sale.variantId) ?? 0);
    return quantity === 0 ? [] : [itemOf(sale, quantity, pricing, prices)];
  });
}

/** Copies of what somebody sells, at the price that their list asks. */
function itemOf(
  { variantId, priceType, fixedPriceCents }: DemoSale,
  quantity: number,
  pricing: MarketPricing,
  prices: MarketPrices,
): DemoOfferItem {
  const market = adjustPrice(prices.get(variantId) ?? null, pricing);
  const priceCents = priceType === 'MARKET' ? market : fixedPriceCents;
  return { variantId, quantity, priceType, priceCents };
}
