import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { routes } from '@/shared/routes';

export interface TradeListWords {
  noun: string;
  /** As in titles. */
  name: string;
  /** The label of the viewer's switch (rules/trade-lists#viewers-switch). */
  matchesOnly: string;
  /** Shown if it leaves nothing. */
  noMatch: string;
  /** The hub's tab with other players' lists. */
  hubTab: string;
  hubName: string;
  /** The viewer's own, in view mode and in edit mode. */
  viewPath: string;
  editPath: string;
  /** The viewer's own list as others see it. */
  sharedPath: string;
  /** Explains the list to a player without one. */
  purpose: string;
  /** The list's name for screen readers. */
  cards: string;
  /** Shown to the owner while editing an empty list. */
  nothing: { title: string; text: string };
}

/** The texts and addresses of each kind of list. */
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
    sharedPath: routes.ownWantListShared,
    purpose:
      'Keep the cards that you are looking for in one place, and show them to players who have them.',
    cards: 'Wanted cards',
    nothing: {
      title: 'No cards wanted yet',
      text: 'Add the cards that you are looking for, and how many copies of each.',
    },
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
    sharedPath: routes.ownSaleListShared,
    purpose:
      'Keep the cards that you sell in one place, and show them to players who are looking for them.',
    cards: 'Cards for sale',
    nothing: {
      title: 'Nothing for sale yet',
      text: 'Add cards, with how many copies you sell and at what price.',
    },
  },
};
