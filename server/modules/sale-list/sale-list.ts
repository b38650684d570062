import type { MarketPricing, PriceType } from '@domain/pricing';
import { type Condition, NOT_FOR_SALE } from '@domain/sale-list';

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
  /** The market price with the seller's adjustment, in whole cents; null without a market price (product 7). */
  marketAdjustedPriceInCents: number | null;
  /** What a change has to name; 0 for one that was taken off just now. */
  version: number;
}

/** What somebody asks for about a printing of their list. */
export interface SaleItemInput extends SaleTerms {
  cardVariantId: string;
  /** The version that the person saw, 0 where it wasn't on the list; null changes whatever is there. */
  expectedVersion?: number | null | undefined;
}

/** Whether a printing is to be taken off. */
export const isTakenOff = ({ quantity }: SaleItemInput): boolean => quantity === NOT_FOR_SALE;

/** The fixed price that is kept; one that is sent beside another price type is not. */
export const keptPrice = ({ priceType, fixedPriceInCents }: SaleItemInput): number | null =>
  priceType === 'FIXED' ? fixedPriceInCents : null;

/** Whether the list says already what is asked for. @param item what it says; undefined for what isn't on it */
export function isUnchanged(asked: SaleItemInput, item: SaleListItem | undefined): boolean {
  if (isTakenOff(asked) || item === undefined) return isTakenOff(asked) && item === undefined;
  return (
    asked.quantity === item.quantity &&
    asked.priceType === item.priceType &&
    keptPrice(asked) === item.fixedPriceInCents &&
    asked.condition === item.condition
  );
}
