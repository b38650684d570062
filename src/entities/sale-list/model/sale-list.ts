import { type MarketPricing, pricingWords, type PriceType } from '@domain/pricing';
import type { Condition } from '@domain/sale-list';

/** A printing on a sale list: how many copies, and what is asked for each (rules/prices#asked-price). */
export interface SaleListItem {
  variantId: string;
  cardId: string;
  quantity: number;
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  /**
   * The server's own market price with the seller's adjustment; null without a market price
   * (rules/prices#adjusted-price).
   */
  marketAdjustedPriceInCents: number | null;
  condition: Condition;
  /** The version that a change must name, so it overwrites nothing unseen. */
  version: number;
}

/** The settings of a whole sale list (rules/trade-lists#settings). */
export interface SaleListSettings {
  banner: string;
  /** Whether an administrator removed the last one. */
  isBannerRemoved: boolean;
  pricing: MarketPricing;
  version: number;
}

/** A player's sale list. */
export interface SaleList {
  id: string;
  isOwner: boolean;
  handle: string | null;
  settings: SaleListSettings;
  /** By the printing's id. */
  items: Record<string, SaleListItem>;
}

/** A change of one printing's item; quantity 0 takes it off the list. */
export interface SaleListItemChange extends Pick<
  SaleListItem,
  'quantity' | 'priceType' | 'fixedPriceInCents'
> {
  variantId: string;
  /** The version that the person saw, 0 if it wasn't on the list. If left out, any version is overwritten. */
  expectedVersion?: number;
}

/**
 * How a seller's prices follow the market: “Seller’s price: market +5 %, rounded up to 25¢”. Null for plain market
 * prices.
 */
export function sellersPriceWords(pricing: MarketPricing): string | null {
  const words = pricingWords(pricing);
  if (words === null) return null;
  return `Seller’s price: market${pricing.percentageAdjustment === 0 ? ',' : ''} ${words}`;
}
