import type { MarketPricing, PriceType } from '@domain/pricing';
import type { Condition } from '@domain/sale-list';

/** A sale list as somebody may see it. */
export interface SaleList {
  id: string;
  isOwner: boolean;
  handle: string | null;
  settings: SaleListSettings;
}

/** A list's name, for others and for whoever reads the answer by itself (spec 2, 3). */
export const nameOf = ({ handle }: Pick<SaleList, 'handle'>): string =>
  handle === null ? 'Sale List' : `${handle}'s Sale List`;

/** What holds for all of a sale list. */
export interface SaleListSettings {
  banner: string;
  pricing: MarketPricing;
  /** What a change has to name, so that it overwrites nothing unseen. */
  version: number;
}

/** What is asked for a printing, and for how many copies. */
export interface Asked {
  quantity: number;
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  condition: Condition;
}

/** A printing on a sale list. */
export interface SaleListItem extends Asked {
  saleListId: string;
  variantId: string;
  cardId: string;
  /** The market price with the seller's adjustment, in whole cents; null without a market price (product 7). */
  marketAdjustedPriceInCents: number | null;
  /** What a change has to name; 0 for one that was taken off just now. */
  version: number;
}
