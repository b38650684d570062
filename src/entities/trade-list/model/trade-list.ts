import type { PostageStep } from '@domain/deal';
import { type MarketPricing, priceForType, pricingWords, type PriceType } from '@domain/pricing';
import type { Condition } from '@domain/sale-list';
import type { WantTerms, WouldDo } from '@domain/want-list';

/** A printing on either list. */
interface ListedItem {
  variantId: string;
  cardId: string;
  quantity: number;
  /** The version that a change must name, so it overwrites nothing unseen. */
  version: number;
}

/** A printing on a want list, and what its owner means by it. */
export interface WantListItem extends ListedItem {
  want: WantTerms;
}

/** What is asked for a copy. */
interface AskedPrice {
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
}

/** A printing on a sale list, with what is asked for each copy (rules/prices#asked-price). */
export interface SaleListItem extends ListedItem, AskedPrice {
  /**
   * The server's own market price with the seller's adjustment; null without a market price
   * (rules/prices#adjusted-price).
   */
  marketAdjustedPriceInCents: number | null;
  condition: Condition;
}

/** A printing on either list: on a want list what it means, on a sale list its price. */
export interface ListItem
  extends
    ListedItem,
    Partial<Omit<WantListItem, keyof ListedItem>>,
    Partial<Omit<SaleListItem, keyof ListedItem>> {}

/** Whether an item is one of a sale list. */
export const isForSale = (item: ListItem): item is SaleListItem => item.priceType !== undefined;

/** The seller's price of a copy; null on a want list, for prices by agreement and without a market price. */
export const askedCentsOf = (item: ListItem): number | null =>
  isForSale(item)
    ? priceForType(item.priceType, {
        fixedCents: item.fixedPriceInCents,
        marketCents: item.marketAdjustedPriceInCents,
      })
    : null;

/** The settings of a whole sale list (rules/trade-lists#settings). */
export interface SaleListSettings {
  banner: string;
  /** Whether an administrator removed the last one. */
  isBannerRemoved: boolean;
  pricing: MarketPricing;
  /** What an envelope costs, step by step; empty if the seller doesn't say (rules/deals#postage). */
  postage: readonly PostageStep[];
  /** For how much one has to buy at least. */
  minimumInCents: number;
  version: number;
}

/** A player's list. */
interface ListOf<Item> {
  id: string;
  isOwner: boolean;
  handle: string | null;
  /** By the printing's id. */
  items: Record<string, Item>;
}

/** What new wants on a list mean, and what others see of it (rules/trade-lists#what-will-do). */
export interface WantSettings {
  newWantsWouldDo: WouldDo;
  showsAtMost: boolean;
}

export interface WantList extends ListOf<WantListItem>, WantSettings {}

export interface SaleList extends ListOf<SaleListItem> {
  settings: SaleListSettings;
}

/** A list of either kind. */
export interface TradeList extends ListOf<ListItem>, Partial<WantSettings> {
  /** Of a sale list. */
  settings?: SaleListSettings;
}

/** How many copies of a printing a list holds, 0 for none, on a sale list at what price, and what a want means. */
export interface ListItemInput extends Partial<AskedPrice> {
  quantity: number;
  /** Without it, a want keeps what it means; a new one means what the list says. */
  want?: WantTerms;
}

/** A change of one printing's item; quantity 0 takes it off the list. New ones get the market price on a sale list. */
export interface ListItemChange extends ListItemInput {
  variantId: string;
  /** The version that the person saw, 0 if it wasn't on the list. */
  expectedVersion: number;
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
