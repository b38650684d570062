import { NO_CARD_SEARCH, type CardSearch } from '../card-list-link';
import type { OfferRole, OfferStage, OfferType } from '../offer';
import { DEFAULT_PRINTING_SEARCH_ORDER, type PrintingSearchOrder } from '../printing-search';

/** The hub's tabs, as its address names them (rules/trading-hub#tabs). */
export const HUB_TABS = ['SharedWantLists', 'SharedSaleLists', 'Cards', 'Offers'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** The state of the trading hub, as in its address. */
export interface TradingHub extends CardSearch {
  tab: HubTab;
  /** The order of the cards that others sell. */
  cardOrder: PrintingSearchOrder;
  /** Which side of the listed offers the viewer is: received ones as the recipient, sent ones as the initiator. */
  role: OfferRole;
  /** Null shows offers at all stages. */
  stage: OfferStage | null;
  /** Null shows offers of both types. */
  offerType: OfferType | null;
  /** Part of the other player's handle, or of a card's name or subtitle; empty for all offers. */
  searchText: string;
}

/** The maximum length of the search text for offers, in UTF-16 units. */
export const OFFER_SEARCH_LENGTH = 100;

/** The hub at its plain address (rules/trading-hub#tabs). */
export const DEFAULT_TRADING_HUB: TradingHub = {
  ...NO_CARD_SEARCH,
  tab: 'SharedWantLists',
  cardOrder: DEFAULT_PRINTING_SEARCH_ORDER,
  role: 'ALL',
  stage: null,
  offerType: null,
  searchText: '',
};
