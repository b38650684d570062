import { raisedTo } from './trade-list';

/** What to do with the copies of every selected printing (rules/bulk-changes#copies). */
export type CopiesChange =
  | { kind: 'ADD'; copies: number }
  /** Null for all copies. */
  | { kind: 'REMOVE'; copies: number | null };

/**
 * The copies of a printing after a change, kept between 0 and the maximum of a collection or list. The preview shows
 * where that cuts the requested number.
 */
export function copiesAfter(change: CopiesChange, copies: number, most: number): number {
  if (change.kind === 'ADD') return Math.max(copies, Math.min(copies + change.copies, most));
  return Math.max(0, copies - (change.copies ?? copies));
}

/** Which copies of a collection go on the owner's sale list: those beyond a playset, or all. */
export const COPIES_FOR_SALE = ['EXTRA', 'ALL'] as const;
export type CopiesForSale = (typeof COPIES_FOR_SALE)[number];

/**
 * The copies of a printing on a sale list after selected cards of the collection were put on it: never fewer than
 * before (rules/bulk-changes#from-the-collection).
 *
 * @param listed the copies on the list now, 0 if the printing isn't on it
 */
export const forSaleAfter = (
  copies: CopiesForSale,
  { inventory, extraCount }: { inventory: number; extraCount: number },
  listed: number,
): number => raisedTo('SALE_LIST', listed, copies === 'ALL' ? inventory : extraCount);
