import { isNamedPrice, type MarketPricing, type PriceType } from '@domain/pricing';
import { type Condition } from '@domain/sale-list';
import { TRADE_LISTS, OFF_LIST } from '@domain/trade-list';

/** A sale list that the viewer may see. */
export interface SaleList {
  id: string;
  isOwner: boolean;
  handle: string | null;
  settings: SaleListSettings;
}

/** The name of a list in answers. */
export const nameOf = ({ handle }: Pick<SaleList, 'handle'>): string =>
  `${handle === null ? '' : `${handle}'s `}${TRADE_LISTS.SALE_LIST.title}`;

/** The settings of a whole sale list (rules/trade-lists#settings). */
export interface SaleListSettings {
  banner: string;
  /** Whether an administrator removed the last one. */
  isBannerRemoved: boolean;
  pricing: MarketPricing;
  /** What a change must name, so that it overwrites nothing unseen. */
  version: number;
}

/** The price of a printing for sale, and how many copies there are. */
export interface SaleTerms {
  quantity: number;
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  condition: Condition;
}

/** A printing on a sale list. */
export interface SaleListItem extends SaleTerms {
  saleListId: string;
  variantId: string;
  cardId: string;
  /** In whole cents; null without a market price (rules/prices#adjusted-price). */
  marketAdjustedPriceInCents: number | null;
  /** What a change must name; 0 for one that was just removed. */
  version: number;
}

/** A change of a printing on a sale list. */
export interface SaleItemInput extends SaleTerms {
  cardVariantId: string;
  /** The version that the person saw, 0 if it wasn't on the list; null overwrites any version. */
  expectedVersion?: number | null | undefined;
}

/** Whether a change removes the printing from the list. */
export const isRemoval = ({ quantity }: SaleItemInput): boolean => quantity === OFF_LIST;

/** The fixed price to store; none with another price type. */
export const storedPrice = ({ priceType, fixedPriceInCents }: SaleItemInput): number | null =>
  isNamedPrice(priceType) ? fixedPriceInCents : null;

/** Whether a change would change nothing. @param item the printing on the list; undefined if it isn't on it */
export function isUnchanged(input: SaleItemInput, item: SaleListItem | undefined): boolean {
  if (isRemoval(input) || item === undefined) return isRemoval(input) && item === undefined;
  return (
    input.quantity === item.quantity &&
    input.priceType === item.priceType &&
    storedPrice(input) === item.fixedPriceInCents &&
    input.condition === item.condition
  );
}
