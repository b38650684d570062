export { DEFAULT_TRADING_HUB, HUB_TABS, type HubTab, type TradingHub } from './trading-hub';
export { decodeTradingHub, encodeTradingHub } from './trading-hub-link';
