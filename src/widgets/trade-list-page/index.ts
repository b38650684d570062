export { useTradeListViewpoint, type TradeListViewpoint } from './model/use-trade-list-viewpoint';
export { useTradeListLoad, type TradeListLoad } from './model/use-trade-list-load';
export { MatchesOnlySwitch } from './ui/matches-only-switch';
export { TradeListPage } from './ui/trade-list-page';
