import { choiceParameter, type Decoded, decodeList, encodeList } from './card-list-link';
import { OFFER_TYPES, type OfferSide, type OfferType } from './offer';

/** The hub's tabs, as its address names them (rules/trading-hub#tabs). */
export const HUB_TABS = ['SharedWantLists', 'SharedSaleLists', 'Offers'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** The state of the trading hub, as in its address. */
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

/** The link's values for sent and for received offers. */
const SENT = 'sent';
const RECEIVED = 'received';

const LINK = {
  parameters: [
    // Its values are a promise to links outside (rules/links#parameters).
    choiceParameter<TradingHub>(
      'tab',
      ({ tab }) => (tab === DEFAULT_TRADING_HUB.tab ? '' : tab),
      (text) => {
        const tab = HUB_TABS.find((known) => known === text);
        return tab && { tab };
      },
    ),
    choiceParameter<TradingHub>(
      'offers',
      ({ side }) => (side === 'INITIATOR' ? SENT : ''),
      (text) => {
        if (text === SENT) return { side: 'INITIATOR' };
        return text === RECEIVED ? { side: 'RECIPIENT' } : undefined;
      },
    ),
    choiceParameter<TradingHub>(
      'type',
      ({ offerType }) => offerType?.toLowerCase() ?? '',
      (text) => {
        const offerType = OFFER_TYPES.find((known) => known.toLowerCase() === text);
        return offerType && { offerType };
      },
    ),
  ],
  initial: DEFAULT_TRADING_HUB,
  canonical: (hub: TradingHub) => hub,
};

/** The canonical query string of the trading hub, without `?` (rules/links#canonical). */
export const encodeTradingHub = (hub: TradingHub): string => encodeList(LINK, hub);

/** Reads the hub's query string, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeTradingHub = (query: string): Decoded<TradingHub> => decodeList(LINK, query);
