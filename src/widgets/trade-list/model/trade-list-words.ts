import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { routes } from '@/shared/routes';

export interface TradeListWords {
  noun: string;
  /** As titles have it. */
  name: string;
  /** What the viewer's switch says (rules/trade-lists#viewers-switch). */
  matchesOnly: string;
  /** What is said where it leaves nothing. */
  noMatch: string;
  /** The hub's tab that shows everyone's. */
  hubTab: string;
  hubName: string;
  /** The viewer's own, to look at and to edit. */
  viewPath: string;
  editPath: string;
  /** What a list is good for, shown to a player without one. */
  purpose: string;
}

/** What each kind of list is called, and where it is. */
export const tradeListWords: Record<TradeListKind, TradeListWords> = {
  WANT_LIST: {
    noun: TRADE_LISTS.WANT_LIST.name,
    name: TRADE_LISTS.WANT_LIST.title,
    matchesOnly: "Show Cards I'm Selling Only",
    noMatch: 'You sell none of these',
    hubTab: 'SharedWantLists',
    hubName: 'Shared Want Lists',
    viewPath: routes.ownWantList,
    editPath: routes.editOwnWantList,
    purpose: 'Keep the cards that you look for in one place, and show it to those who have them.',
  },
  SALE_LIST: {
    noun: TRADE_LISTS.SALE_LIST.name,
    name: TRADE_LISTS.SALE_LIST.title,
    matchesOnly: 'Show Wanted Cards Only',
    noMatch: 'You want none of these',
    hubTab: 'SharedSaleLists',
    hubName: 'Shared Sale Lists',
    viewPath: routes.ownSaleList,
    editPath: routes.editOwnSaleList,
    purpose: 'Keep the cards that you sell in one place, and show it to those who look for them.',
  },
};
