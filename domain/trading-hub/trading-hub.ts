import type { OfferSide, OfferType } from '../offer';

/** The hub's tabs, as its address names them (rules/trading-hub#tabs). */
export const HUB_TABS = ['SharedWantLists', 'SharedSaleLists', 'Offers'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** What the trading hub shows: all that its address says. */
export interface TradingHub {
  tab: HubTab;
  /** Which side of the listed offers the viewer is: received ones as the recipient, sent ones as the initiator. */
  side: OfferSide;
  /** Null shows offers of both types. */
  offerType: OfferType | null;
}

/** The hub at its plain address (rules/trading-hub#tabs). */
export const DEFAULT_TRADING_HUB: TradingHub = {
  tab: 'SharedWantLists',
  side: 'RECIPIENT',
  offerType: null,
};
