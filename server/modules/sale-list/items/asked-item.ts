import { NOT_FOR_SALE } from '@domain/sale-list';
import type { Asked, SaleListItem } from '../sale-list';

/** What somebody asks for about a printing of their list. */
export interface AskedItem extends Asked {
  cardVariantId: string;
  /** The version that the person saw, 0 where it wasn't on the list; null changes whatever is there. */
  expectedVersion?: number | null | undefined;
}

/** Whether a printing is to be taken off. */
export const isTakenOff = ({ quantity }: AskedItem): boolean => quantity === NOT_FOR_SALE;

/** The fixed price that is kept; one that is sent beside another price type is not. */
export const keptPrice = ({ priceType, fixedPriceInCents }: AskedItem): number | null =>
  priceType === 'FIXED' ? fixedPriceInCents : null;

/** Whether the list says already what is asked for. @param item what it says; undefined for what isn't on it */
export function isThere(asked: AskedItem, item: SaleListItem | undefined): boolean {
  if (isTakenOff(asked) || item === undefined) return isTakenOff(asked) && item === undefined;
  return (
    asked.quantity === item.quantity &&
    asked.priceType === item.priceType &&
    keptPrice(asked) === item.fixedPriceInCents &&
    asked.condition === item.condition
  );
}
