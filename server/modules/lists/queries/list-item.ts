import { isNamedPrice, type PriceType } from '@domain/pricing';
import type { Condition } from '@domain/sale-list';
import { OFF_LIST } from '@domain/trade-list';
import { isSameTerms, type WantTerms } from '@domain/want-list';

/** How many copies of a printing a list holds, and on a sale list at what price; all of that is null on a want list. */
interface ItemTerms {
  /** 0 for a printing that isn't on the list. */
  quantity: number;
  priceType: PriceType | null;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  condition: Condition | null;
}

/** A printing of the catalogue as it is on a list. */
export interface ListItem extends ItemTerms {
  /** What its owner means by a want; null on a sale list, and for one that isn't on the list. */
  want: WantTerms | null;
  listId: string;
  variantId: string;
  cardId: string;
  /** In whole cents; null without a market price (rules/prices#adjusted-price), and on a want list. */
  marketAdjustedPriceInCents: number | null;
  /** What a change must name, so that it overwrites nothing unseen; 0 for one that isn't on the list. */
  version: number;
}

/** A printing on a sale list. */
export type SaleListItem = ListItem & { priceType: PriceType; condition: Condition };

export const isForSale = (item: ListItem): item is SaleListItem =>
  !isOff(item) && item.priceType !== null && item.condition !== null;

/** What a want item lacks. */
export const NO_PRICE = { priceType: null, fixedPriceInCents: null, condition: null } as const;

/** A change of a printing on a list. */
export interface ListItemInput extends ItemTerms {
  cardVariantId: string;
  /** Without it, a want keeps what it means, and a new one means what the list says. */
  want?: WantTerms | null | undefined;
  /** The version that the person saw, 0 if it wasn't on the list. */
  expectedVersion?: number | null | undefined;
}

/** Whether a printing isn't on a list, or a change takes it off. */
export const isOff = ({ quantity }: Pick<ItemTerms, 'quantity'>): boolean => quantity === OFF_LIST;

/** The fixed price to store; none with another price type. */
export const storedPrice = ({
  priceType,
  fixedPriceInCents,
}: Pick<ItemTerms, 'priceType' | 'fixedPriceInCents'>): number | null =>
  priceType !== null && isNamedPrice(priceType) ? fixedPriceInCents : null;

/** Whether a change would change nothing. @param item undefined for a printing that isn't in the catalogue */
export function isUnchanged(input: ListItemInput, item: ListItem | undefined): boolean {
  if (isOff(input) || item === undefined || isOff(item)) {
    return isOff(input) && (item === undefined || isOff(item));
  }
  return (
    input.quantity === item.quantity &&
    input.priceType === item.priceType &&
    storedPrice(input) === item.fixedPriceInCents &&
    input.condition === item.condition &&
    (input.want == null || (item.want !== null && isSameTerms(input.want, item.want)))
  );
}
