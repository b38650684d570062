import { choiceParameter, decodeList, encodeList, type Decoded } from '../card-list-link';
import { OFFER_TYPES } from '../offer';
import { DEFAULT_TRADING_HUB, HUB_TABS, type TradingHub } from './trading-hub';

/** What the link says where one's sent offers are listed, and may say where the received ones are. */
const SENT = 'sent';
const RECEIVED = 'received';

const LINK = {
  parameters: [
    // Its values stand as the specification has them (rules/links#parameters).
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

/** The one query string of what the hub shows, without `?` (rules/links#canonical). */
export const encodeTradingHub = (hub: TradingHub): string => encodeList(LINK, hub);

/** Reads the hub's query string, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeTradingHub = (query: string): Decoded<TradingHub> => decodeList(LINK, query);
