import { DEFAULT_PRINTING_SORT, type PrintingSort } from '../printing';
import { canonicalAsked, NOTHING_ASKED, type AskedCards } from './asked-cards';

/** All that decides which printings a trade list's page shows and in which order (product 11). */
export interface TradeListState extends AskedCards {
  /** How the printings of a set are sorted (spec 2). */
  groupBy: PrintingSort;
  /** Only those that the viewer's own other list has too (spec 2). */
  isMatchesOnly: boolean;
}

/** What a trade list shows of which nothing was asked. */
export const DEFAULT_TRADE_LIST: TradeListState = {
  ...NOTHING_ASKED,
  groupBy: DEFAULT_PRINTING_SORT,
  isMatchesOnly: false,
};

/** The one form of all states that say the same. Idempotent. */
export const canonicalTradeList = ({
  groupBy,
  isMatchesOnly,
  ...asked
}: TradeListState): TradeListState => ({ ...canonicalAsked(asked), groupBy, isMatchesOnly });
