import { DEFAULT_PRINTING_SORT, type PrintingSort } from '../printing';
import { NO_CARD_SEARCH, type CardSearch } from './card-search';

/** The state of a trade list's page: which printings it shows and in which order (rules/links#canonical). */
export interface TradeListState extends CardSearch {
  /** How the printings of a set are sorted (rules/trade-lists#grouping). */
  groupBy: PrintingSort;
  /** Only those that the viewer's own other list has too (rules/trade-lists#viewers-switch). */
  isMatchesOnly: boolean;
}

/** The default state of a trade list. */
export const DEFAULT_TRADE_LIST: TradeListState = {
  ...NO_CARD_SEARCH,
  groupBy: DEFAULT_PRINTING_SORT,
  isMatchesOnly: false,
};
