import { MAX_FOR_SALE } from '../sale-list';
import { MAX_WANTED } from '../want-list';
import type { TradeListKind } from './trade-list-kind';

/** What each list is called, and how many copies of a printing it holds at most (rules/trade-lists#sale-quantity). */
export const TRADE_LISTS: Record<TradeListKind, { name: string; most: number }> = {
  WANT_LIST: { name: 'want list', most: MAX_WANTED },
  SALE_LIST: { name: 'sale list', most: MAX_FOR_SALE },
};
