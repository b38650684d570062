import type { SortDirection } from '../card';

/** What found printings can be sorted by; ties are in the order of sets and numbers. */
export const PRINTING_SEARCH_SORTS = [
  'NUMBER',
  'NAME',
  'MARKET_PRICE',
  'ASKED_PRICE',
  'SELLERS',
] as const;
export type PrintingSearchSort = (typeof PRINTING_SEARCH_SORTS)[number];

export interface PrintingSearchOrder {
  sort: PrintingSearchSort;
  direction: SortDirection;
}

/** Set by set, by number. */
export const DEFAULT_PRINTING_SEARCH_ORDER: PrintingSearchOrder = {
  sort: 'NUMBER',
  direction: 'ascending',
};
