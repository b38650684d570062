import { withExtras } from './sale-list';
import type { TradeListKind } from './trade-list';
import { withMissing } from './want-list';

/** What is done with the copies of every selected printing (rules/bulk-changes#copies). */
export type CopiesChange =
  | { kind: 'ADD'; copies: number }
  /** Null for all copies. */
  | { kind: 'REMOVE'; copies: number | null };

/**
 * How many copies of a printing there are after a change: from 0 to the most that a collection or list holds. The
 * preview shows where that is less than was asked for.
 */
export function copiesAfter(change: CopiesChange, copies: number, most: number): number {
  if (change.kind === 'ADD') return Math.max(copies, Math.min(copies + change.copies, most));
  return Math.max(0, copies - (change.copies ?? copies));
}

/** Which copies of a collection go on one's sale list: those beyond a playset, or all. */
export const COPIES_FOR_SALE = ['SPARE', 'ALL'] as const;
export type CopiesForSale = (typeof COPIES_FOR_SALE)[number];

/** What a collection says of a printing. */
interface Counted {
  inventory: number;
  missing: { count: number } | null;
  extraCount: number;
}

/**
 * How many copies of a printing a list holds after selected cards of the collection were put on it: never fewer than
 * before (rules/bulk-changes#from-the-collection).
 *
 * @param listed how many it holds now, 0 if the printing isn't on it
 */
export function listedAfter(
  to: { kind: TradeListKind; forSale: CopiesForSale },
  { inventory, missing, extraCount }: Counted,
  listed: number,
): number {
  if (to.kind === 'WANT_LIST') return withMissing(listed, missing?.count ?? 0);
  return withExtras(listed, to.forSale === 'ALL' ? inventory : extraCount);
}
