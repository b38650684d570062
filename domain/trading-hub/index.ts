export {
  DEFAULT_TRADING_HUB,
  HUB_TABS,
  OFFER_SEARCH_LENGTH,
  type HubTab,
  type TradingHub,
} from './trading-hub';
export { decodeTradingHub, encodeTradingHub } from './trading-hub-link';
